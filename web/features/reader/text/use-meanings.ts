import { useMemo } from 'react';
import { contentRows, type PlacedWord, readingsAt } from '#contract/content-words.ts';
import type { Gloss, getGlosses, TextReading } from '#contract/reader.ts';
import type { Translation } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { type ReadingChoices, useReadingChoices } from '#web/vocabulary/translation/reading-choices.ts';
import { meaningOf, rowOf } from '#web/vocabulary/translation/word-meaning.ts';
import type { Word } from './text-parts.ts';

/** What is known of a word of a text without asking anybody. */
export type Meant = {
  meaning: Translation | undefined;
  /** The row that it counts as. */
  row: string | undefined;
  pos: string | undefined;
  /** All that it counts for in what somebody knows of the text; none where it is a small word. */
  contentRows: readonly string[];
  isChosen: boolean;
};

const NOTHING_KNOWN: Meant = {
  meaning: undefined,
  row: undefined,
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
    const wordOf = ({ token }: PlacedWord) => (token === undefined ? undefined : reading?.words[token]);
    const meantBy = (word: PlacedWord): Meant => {
      const own = wordOf(word);
      if (own === undefined) return NOTHING_KNOWN;
      const chosen = chosenFor(choices, own.form);
      const row = rowOf(own, chosen);
      const pos = row === undefined ? undefined : rows[row]?.pos;
      return {
        meaning: meaningOf(own, rows, chosen),
        ...{ row, pos, isChosen: chosen !== undefined },
        contentRows: contentRows(readingsAt(word, own.readings), key => rows[key]?.pos, chosen),
      };
    };
    /** Undefined where the word did not come with the text, so that nothing can be remembered of it. */
    const chooserFor = (word: Word) => {
      const form = wordOf(word)?.form;
      return form === undefined ? undefined : (wordId: string | null) => choose(form, wordId);
    };
    return { meantBy, chooserFor };
  }, [reading, choices, choose, rows]);
}

/** What came with the text, and the rows besides that the reader has chosen. */
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
  return useMemo(() => ({ ...reading?.rows, ...further }), [reading, further]);
}

function chosenFor(choices: ReadingChoices, form: string): string | undefined {
  return Object.hasOwn(choices, form) ? choices[form] : undefined;
}
