import type { StateName } from '#contract/word-states.ts';
import type { FormCount } from './count-forms.ts';

/** A word of the table: a base form with its forms, or one form alone. */
export type WordRow = {
  /** Different for every row. */
  id: string;
  word: string;
  count: number;
  /** As they stand in the text, commonest first. */
  forms: string[];
  kind: FormCount['kind'];
  /** The row of ours that it is; undefined for grammar words and for what nobody knows. */
  key?: string;
  isKnownWord: boolean;
};

type Means = {
  /** Forms under their base form; otherwise each by itself. */
  isMerged: boolean;
  /** What the reader has said that forms are. */
  choices: Readonly<Record<string, string>>;
  /** How the person stands with a row; undefined when it is new to them. */
  stateOf: (key: string) => StateName | undefined;
};

/** The words of a text, the most frequent first, equal counts by the alphabet. An ambiguous form is the word that the person has met, else the likeliest. */
export function mergeForms(counts: readonly FormCount[], means: Means): WordRow[] {
  const rows = new Map<string, WordRow & { counted: [string, number][] }>();
  for (const { form, count, kind, readings } of counts) {
    const meant = meantBy({ form, readings }, means);
    const word = means.isMerged ? (meant?.base ?? form) : form;
    const id = `${word}|${meant?.row ?? ''}`;
    const row = rows.get(id);
    if (row === undefined) {
      const own = { id, word, count, forms: [], kind, isKnownWord: readings.length > 0 };
      rows.set(id, { ...own, ...(meant?.row !== undefined && { key: meant.row }), counted: [[form, count]] });
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

function meantBy({ form, readings }: Pick<FormCount, 'form' | 'readings'>, { choices, stateOf }: Means) {
  const chosen = Object.hasOwn(choices, form) ? choices[form] : undefined;
  if (chosen !== undefined)
    return readings.find(({ row }) => row === chosen) ?? { base: readings[0]?.base ?? form, row: chosen };
  return readings.find(({ row }) => row !== undefined && stateOf(row) !== undefined) ?? readings[0];
}
