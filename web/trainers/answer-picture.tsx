import type { PacketOption } from '#contract/words.ts';
import { useLanguages } from '../i18n/languages.ts';

/** The picture of a word, or its first letter, which both would give an answer away before it is given. */
export function AnswerPicture({ word, className }: { word: PacketOption; className: string }) {
  const { learn } = useLanguages();
  return (
    <span aria-hidden="true" className={`tile ${className}`}>
      {word.emoji ?? (
        <span lang={learn} className="head">
          {[...word.word][0]}
        </span>
      )}
    </span>
  );
}
