import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';

type Fanned = Pick<AskedWord, 'why' | 'word' | 'emoji'>;

const LONGEST = 8;
/** Their signs are as wide as they are high. */
const LONGEST_WIDE = 4;
const WIDE: ReadonlySet<Language> = new Set(['ja', 'zh', 'ko']);

/** In the order in which words are for the fan: due before new, what fits on a slip before what is cut, pictured before not. */
export function fannedWords<Word extends Fanned>(words: readonly Word[], learn: Language): Word[] {
  const longest = WIDE.has(learn) ? LONGEST_WIDE : LONGEST;
  const rank = ({ why, word, emoji }: Fanned) =>
    (why === 'due' ? 0 : 4) + (word.length > longest ? 2 : 0) + (emoji ? 0 : 1);
  return [...words].sort((one, other) => rank(one) - rank(other));
}
