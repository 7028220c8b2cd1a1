import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { AnswerPicture } from './answer-picture.tsx';

/** The words of a round as a garland of pictures and letters; without a label they are an ornament. */
export function Garland({ words, label }: { words: readonly AskedWord[]; label: string | false }) {
  const { learn } = useLanguages();
  if (words.length === 0) return null;
  return (
    <ul
      aria-label={label || undefined}
      aria-hidden={label === false || undefined}
      // Lines of text, so that they can be balanced and none is left alone on the last.
      className="-m-1 text-center leading-none text-balance"
    >
      {words.map(word => (
        <li key={word.id} className="m-1 inline-block align-top">
          <AnswerPicture word={word} size={52} />
          <span lang={learn} className="sr-only">
            {word.word}
          </span>
        </li>
      ))}
    </ul>
  );
}
