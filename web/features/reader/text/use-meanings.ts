import { useMemo } from 'react';
import { contentRows, type PlacedWord, readingsAt } from '#contract/content-words.ts';
import type { Gloss, getGlosses, TextReading } from '#contract/reader.ts';
import type { Translation } from '#contract/translation.ts';
import { variantId } from '#contract/variant-ids.ts';
import type { Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { type ReadingChoices, useReadingChoices } from '#web/vocabulary/translation/reading-choices.ts';
import { meaningOf, wordIn, wordOf } from '#web/vocabulary/translation/word-meaning.ts';
import type { Word } from './text-parts.ts';

/** What is known of a word of a text without asking anybody. */
export type Meant = {
  meaning: Translation | undefined;
  /** The word that it counts as: a row, or a further form of one. */
  id: string | undefined;
  pos: string | undefined;
  /** The words that it counts for in what somebody knows of the text; none where it is a small word. */
  contentRows: readonly string[];
  isChosen: boolean;
};

const NOTHING_KNOWN: Meant = {
  meaning: undefined,
  id: undefined,
  pos: undefined,
  contentRows: [],
  isChosen: false,
};

/** More were chosen by nobody for the words of one text. */
const MOST_ASKED = 100;

/** What the words of a text mean, by what came with it and by what the reader has chosen; and the function that chooses. */
export function useMeanings(reading: TextReading | undefined, learn: Language) {
  const { choices, choose } = useReadingChoices(learn);
  const rows = useRows(reading, choices, learn);
  return useMemo(() => {
    const glosses = { rows, learn };
    const tokenOf = ({ token }: PlacedWord) => (token === undefined ? undefined : reading?.words[token]);
    const meantBy = (word: PlacedWord): Meant => {
      const own = tokenOf(word);
      if (own === undefined) return NOTHING_KNOWN;
      const chosen = chosenFor(choices, own.form);
      const id = wordOf(own, glosses, chosen);
      const posOf = (one: string) => rows[one]?.pos;
      const readings = readingsAt(word, own.readings).map(reading => ({
        rows: reading.rows.map(row => wordIn(reading, row, glosses)),
      }));
      return {
        meaning: meaningOf(own, glosses, chosen),
        ...{ id, pos: id === undefined ? undefined : posOf(id), isChosen: chosen !== undefined },
        contentRows: contentRows(readings, posOf, chosen === undefined ? undefined : id),
      };
    };
    /** Undefined where the word did not come with the text, so that nothing can be remembered of it. */
    const chooserFor = (word: Word) => {
      const form = tokenOf(word)?.form;
      return form === undefined ? undefined : (wordId: string | null) => choose(form, wordId);
    };
    return { meantBy, chooserFor };
  }, [reading, choices, choose, rows, learn]);
}

/** What came with the text, and the words besides that the reader has chosen. */
function useRows(
  reading: TextReading | undefined,
  choices: ReadingChoices,
  learn: Language,
): Record<string, Gloss> {
  const { lang } = useLanguages();
  const missing = useMemo(() => {
    if (reading === undefined) return [];
    const chosen = reading.words.flatMap(({ form }) => chosenFor(choices, form) ?? []);
    return [...new Set(chosen)].filter(id => !Object.hasOwn(reading.rows, id)).slice(0, MOST_ASKED);
  }, [reading, choices]);
  const query = { query: { lang, learn, ids: missing.join(',') } };
  const further = useEndpoint<typeof getGlosses>('/glosses', query, missing.length > 0).data?.data.rows;
  return useMemo(
    () => ({ ...reading?.rows, ...furtherForms(reading, learn), ...further }),
    [reading, further, learn],
  );
}

/** The further forms of rows that the text has: each means what its row means. */
function furtherForms(reading: TextReading | undefined, learn: Language): Record<string, Gloss> {
  const found: Record<string, Gloss> = {};
  const readings = reading?.words.flatMap(word => word.readings) ?? [];
  for (const { base, head, rows, further = [] } of readings)
    for (const place of further) {
      const row = rows[place] ?? '';
      const form = head ?? base;
      const gloss = reading?.rows[row];
      if (gloss === undefined) continue;
      const { translation, pos, emoji, is_lacking } = gloss;
      found[variantId(learn, form, row)] ??= { form, translation, pos, emoji, is_lacking };
    }
  return found;
}

function chosenFor(choices: ReadingChoices, form: string): string | undefined {
  return Object.hasOwn(choices, form) ? choices[form] : undefined;
}
