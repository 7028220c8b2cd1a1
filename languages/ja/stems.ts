import type { Row } from '../word-forms/language-forms.ts';
import { oncePerRows } from '../word-forms/once-per-rows.ts';
import { classOf, type InflectionClass, stemOf } from './conjugation.ts';
import { foldJapanese } from './fold-japanese.ts';
import { IS_OTHER_SPELLING, IS_POLITE_VERB } from './spellings.ts';

/** In UTF-16 units; longer rows are sentences. */
export const LONGEST_WORD = 12;

/** Verbs that are often written in kana though our rows have kanji: おきます is rather 置く than 起きる. */
export const OFTEN_IN_KANA: ReadonlySet<string> = new Set(['おく', 'いく', 'くる', 'みる', 'いう', 'わかる']);

/** `isHeard`: the kana of a verb that is usually written with kanji. */
export type Stem = { base: string; of: InflectionClass; isHeard: boolean };

/** What the verbs and adjectives of ours begin with in all their forms. */
export const stemsOf = oncePerRows((known): ReadonlyMap<string, readonly Stem[]> => {
  const stems = new Map<string, Stem[]>();
  for (const [form, rows] of known) {
    const of = classOf(
      form,
      rows.map(({ pos }: Row) => pos),
    );
    if (of === undefined) continue;
    const isHeard =
      !rows.some(row => foldJapanese(row.form) === form) &&
      !IS_OTHER_SPELLING.has(form) &&
      !IS_POLITE_VERB.has(form);
    // にかい is the kana of 二回, not an adjective.
    if (isHeard && of.startsWith('adjective') && !rows.some(({ pos }) => pos === 'adjective')) continue;
    const stem = stemOf(form, of);
    stems.set(stem, [...(stems.get(stem) ?? []), { base: form, of, isHeard }]);
  }
  return stems;
});
