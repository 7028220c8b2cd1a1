import { contentRows } from '#contract/content-words.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { furthestRow } from '#web/vocabulary/marks/text-coverage.ts';
import type { FormCount } from './count-forms.ts';

/** A word of the table: a base form with its forms, or one form alone. */
export type WordRow = {
  /** Different for every row. */
  id: string;
  word: string;
  count: number;
  /** As they are written in the text, commonest first. */
  forms: string[];
  kind: FormCount['kind'];
  /** The word of ours that it is, a row or a further form of one; undefined for grammar words and for what nobody knows. */
  key?: string;
  isKnownWord: boolean;
  /** It holds the text together, and nobody is asked it. */
  isSmall: boolean;
};

type Merging = {
  /** Forms under their base form; otherwise each by itself. */
  isMerged: boolean;
  /** What the reader has said that forms are. */
  choices: Readonly<Record<string, string>>;
  states: WordStates | undefined;
  /** The part of speech of a row. */
  posOf: (row: string) => string | undefined;
  /** The word that a base form is of a row. */
  wordOf: (base: string, row: string) => string;
};

/** The words of a text, the most frequent first, equal counts by the alphabet. An ambiguous form is the word that the person knows best, else the likeliest. */
export function mergeForms(counts: readonly FormCount[], merging: Merging): WordRow[] {
  const rows = new Map<string, WordRow & { counted: [string, number][] }>();
  for (const { form, count, kind, readings } of counts) {
    const meant = meantBy({ form, readings }, merging);
    const word = merging.isMerged ? meant.base : form;
    const id = `${word}|${meant.row ?? ''}`;
    const row = rows.get(id);
    if (row === undefined) {
      const { row: key, isSmall } = meant;
      const own = { id, word, count, forms: [], kind, isKnownWord: readings.length > 0, isSmall };
      rows.set(id, { ...own, ...(key !== undefined && { key }), counted: [[form, count]] });
    } else {
      row.count += count;
      row.counted.push([form, count]);
    }
  }
  return [...rows.values()]
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .map(({ counted, ...row }) => ({
      ...row,
      forms: counted.sort(([, one], [, other]) => other - one).map(([form]) => form),
    }));
}

function meantBy(
  { form, readings }: Pick<FormCount, 'form' | 'readings'>,
  { choices, states, posOf, wordOf }: Merging,
): { base: string; row: string | undefined; isSmall: boolean } {
  const read = readings.map(({ base, rows }) => ({ base, rows: rows.map(row => wordOf(base, row)) }));
  const named = Object.hasOwn(choices, form) ? choices[form] : undefined;
  const isNamed = (id: string) => id === named || rowOfWord(id) === named;
  const chosen = read.flatMap(({ rows }) => rows).find(isNamed) ?? named;
  const met = furthestRow(
    contentRows(read, id => posOf(rowOfWord(id)), chosen),
    states,
  );
  const row = met?.row ?? chosen ?? read[0]?.rows[0];
  const reading = read.find(({ rows }) => row !== undefined && rows.includes(row)) ?? read[0];
  return { base: reading?.base ?? form, row, isSmall: met === undefined };
}
