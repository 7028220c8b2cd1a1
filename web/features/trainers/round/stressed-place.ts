import type { AskedWord } from '#contract/trainers.ts';
import { sentenceParts } from '#learning/round/sentence.ts';

const ACUTE = '\u0301';

/**
 * Where the stressed vowel of a word stands, as the reading of its sentence marks it; undefined where the sentence has another form of
 * the word, or says nothing of its stress.
 */
export function stressedPlace({ word, sentence }: Pick<AskedWord, 'word' | 'sentence'>): number | undefined {
  const marked = sentenceParts(sentence?.reading ?? '').filter(({ isForm }) => isForm);
  const [only] = marked;
  if (only === undefined || marked.length > 1 || !only.text.includes(ACUTE)) return undefined;
  const bare = only.text.replaceAll(ACUTE, '');
  if (bare.toLowerCase() !== word.toLowerCase()) return undefined;
  return only.text.indexOf(ACUTE) - 1;
}
