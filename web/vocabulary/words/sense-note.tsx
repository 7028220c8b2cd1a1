import type { Word } from '#contract/words.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';

type SenseNoteProps = { word: Pick<Word, 'note'>; className?: string };

/** Which meaning of a word of the learning language is meant, where another word has its form. */
export function SenseNote({ word: { note }, className = '' }: SenseNoteProps) {
  const { lang, learn } = useLanguages();
  // In a pair of one language the sense of the translation says the same.
  if (!note || lang === learn) return null;
  return (
    <bdi lang={learn} className={`match-parent text-sm text-quiet ${className}`}>
      {note}
    </bdi>
  );
}
