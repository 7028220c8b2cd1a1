import { LRUCache } from 'lru-cache';
import { type ReadWord, stressedWord, stressTable } from '#languages/uk/stressed-word.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import type { StressRow } from '../catalogue/said-forms.ts';
import type { KnownLanguage } from '../catalogue/word-forms.ts';

/** Whose readings are kept: the words of the sentences and of some texts, which are asked for again and again. */
const MOST_WORDS = 10_000;

/**
 * Makes the function that writes a Ukrainian text with its stress marks, as the engine needs it. Tables are read with the first
 * text; a word that nobody knows stays as it is.
 */
export function ukrainianStress(
  language: () => Promise<KnownLanguage>,
  readRows: () => readonly StressRow[],
): (text: string) => Promise<string> {
  const load = async () => {
    const { forms, known } = await language();
    const rows = readRows();
    // Perfective verbs, whose forms lead to their partners in the dictionary, and other words that it lacks.
    const lacking = rows.filter(({ form }) => !known.has(forms.fold(form)));
    const further = knownWords(
      forms,
      lacking.map(({ form, pos }) => ({ key: `${form} ${pos}`, form, pos })),
    );
    const read = new LRUCache<string, ReadWord>({ max: MOST_WORDS });
    const readWord = (word: string): ReadWord => {
      const before = read.get(word);
      if (before !== undefined) return before;
      const folded = forms.fold(word);
      const own = forms.candidates(folded, known);
      const others = forms.candidates(folded, further);
      // A row of its own (квіти) is nearer than the word that it is the plural of.
      const readings = further.has(folded) ? [...others, ...own] : [...own, ...others];
      read.set(word, { word, readings });
      return { word, readings };
    };
    return { readWord, table: stressTable(rows) };
  };
  let loading: ReturnType<typeof load> | undefined;
  return async text => {
    loading ??= load();
    const { readWord, table } = await loading;
    let before: ReadWord | undefined;
    let end = 0;
    return text.replace(/[\p{L}\p{M}’'ʼ-]+/gu, (word, at: number) => {
      const read = readWord(word);
      // What ends a clause parts words.
      if (/[^ \u00a0]/.test(text.slice(end, at))) before = undefined;
      end = at + word.length;
      const isLast = !/^[ \u00a0]\p{L}/u.test(text.slice(end, end + 2));
      const marked = stressedWord(read, { before, isLast }, table);
      before = read;
      return marked ?? word;
    });
  };
}
