import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SlipFan } from '#web/vocabulary/words/slip-fan.tsx';
import { fannedWords } from './fanned-words.ts';

/** Three of the words that wait; short ones with a picture first. */
export function Fan({ words }: { words: readonly AskedWord[] | undefined }) {
  const { learn } = useLanguages();
  if (words?.length === 0) return null;
  return <SlipFan words={fannedWords(words ?? [], learn)} learn={learn} />;
}
