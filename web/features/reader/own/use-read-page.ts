import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { Gloss, getGlosses, Text, TextReading } from '#contract/reader.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import { idOfForm } from '#contract/variant-ids.ts';
import type { Language } from '#languages/index.ts';
import type { TextTokens } from '#languages/word-forms/text-tokens.ts';
import { keyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';
import type { LanguageData } from '#web/vocabulary/words/known-in.ts';
import { fetchLanguageData } from '#web/vocabulary/words/language-data.ts';
import type { WrittenText } from './own-texts.ts';
import { runTask } from './run-task.ts';

type ReadPage = { spans: Text['spans']; reading: TextReading };

/** Ids in one call. */
const AT_ONCE = 100;

/**
 * Reads a page of an own text in the browser: where its words are, what they may be, and what that means. What rows say
 * besides (how they are said, their gender) is fetched behind it. Takes the page as a text of its own, with the title of all.
 */
export function useReadPage({ title, body, learn }: WrittenText): ShownQuery<ReadPage> {
  const queries = useQueryClient();
  const { lang } = useLanguages();
  const query = useQuery({
    // By what is read and not by an id: every text that a guest pastes has the same.
    queryKey: ['user', 'own-text-words', learn, lang, title, body],
    queryFn: async () => {
      const [words, meanings] = await Promise.all([
        fetchLanguageData(queries, learn),
        fetchLanguageData(queries, lang),
      ]);
      const tokens = await runTask({ kind: 'words', title, body, words });
      return { tokens, rows: glossesFrom(tokens, words, meanings) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, isError, isFetching, error, refetch } = query;
  const further = useFurtherGlosses(data?.rows, lang, learn);
  const read = useMemo((): ReadPage | undefined => {
    if (data === undefined) return undefined;
    const { parts, words } = data.tokens;
    const [titleTokens = [], bodyTokens = []] = parts;
    const spansOf = (tokens: typeof titleTokens): [number, number][] =>
      tokens.map(([at, length]) => [at, length]);
    return {
      spans: { title: spansOf(titleTokens), body: spansOf(bodyTokens) },
      reading: {
        title: titleTokens,
        body: bodyTokens,
        words: words as unknown as TextReading['words'],
        rows: { ...data.rows, ...further },
      },
    };
  }, [data, further]);
  return { data: read, isError, isFetching, error, refetch } as unknown as ShownQuery<ReadPage>;
}

/** What the rows of a page mean, from what every row is called in the two languages. */
function glossesFrom(
  { words }: TextTokens,
  learned: LanguageData,
  meanings: LanguageData,
): Record<string, Gloss> {
  const places = new Map(learned.keys.map((key, place) => [key, place] as const));
  const lacking = new Set([...learned.lacking, ...meanings.lacking]);
  const found: Record<string, Gloss> = {};
  for (const { readings } of words) {
    for (const { base, head, rows } of readings)
      for (const key of rows) {
        const place = places.get(key);
        if (place === undefined) continue;
        const forms = (learned.forms[place] ?? '').split(SENSE_SEPARATOR);
        const [form = ''] = forms;
        const [pos = '', translation = ''] = [learned.pos[place], meanings.forms[place]];
        const isLacking = lacking.has(key) || undefined;
        found[key] ??= { form, pos, translation, spoken: learned.readings[place], is_lacking: isLacking };
        const read = head ?? base;
        // Where the language lacks the word, its forms explain it and are none to be learned.
        const id = idOfForm(learned.language, forms, read, key);
        if (id !== key && !isLacking) found[id] ??= { form: read, pos, translation };
      }
  }
  return found;
}

function useFurtherGlosses(
  rows: Record<string, Gloss> | undefined,
  lang: Language,
  learn: Language,
): Record<string, Gloss> {
  const ids = Object.keys(rows ?? {});
  const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, chunk) =>
    ids.slice(chunk * AT_ONCE, (chunk + 1) * AT_ONCE).join(','),
  );
  return useQueries({
    queries: chunks.map(chunk => ({
      queryKey: keyOf<typeof getGlosses>('/glosses', { query: { lang, learn, ids: chunk } }),
    })),
    combine: results =>
      Object.assign(
        {},
        ...results.map(({ data }) => (data as Reply<typeof getGlosses> | undefined)?.data.rows),
      ),
  });
}
