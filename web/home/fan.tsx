import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '../i18n/languages.ts';
import { SlipFan } from '../words/slip-fan.tsx';

const LONGEST = 8;

/** Three of the words that wait; short ones with a picture first. */
export function Fan({ words }: { words: readonly AskedWord[] | undefined }) {
  const { learn } = useLanguages();
  if (words?.length === 0) return null;
  return <SlipFan words={[...(words ?? [])].sort((one, other) => rank(one) - rank(other))} learn={learn} />;
}

/** Due before new, what fits on a slip before what is cut, pictured before not. */
const rank = ({ why, word, emoji }: AskedWord) =>
  (why === 'due' ? 0 : 4) + (word.length > LONGEST ? 2 : 0) + (emoji ? 0 : 1);
