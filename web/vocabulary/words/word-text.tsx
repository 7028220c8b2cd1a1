import { memo, type ReactNode } from 'react';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { GenderMark } from './gender-mark.tsx';
import type { ListedWord } from './listed-word.ts';
import { SenseNote } from './sense-note.tsx';
import { WordLink } from './word-link.tsx';

type WordTextProps = {
  word: ListedWord;
  /** Whether word and transcription share a line where there is room. */
  isInLine?: boolean;
  /** The state of the word, in words. */
  status?: ReactNode;
  /** Whether the Tab key stops at the link to its page. */
  isStop?: boolean;
  /** Whether it has a page. */
  hasPage?: boolean;
};

/** A word with its note and how it is said and, under it, what it means; all of it leads to its page, if it has one. */
export const WordText = memo(function WordText({
  word,
  isInLine = false,
  status,
  isStop,
  hasPage = true,
}: WordTextProps) {
  const { lang, learn } = useLanguages();
  return (
    <div className="relative grid min-w-0 gap-px">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span lang={learn} dir="auto" className="word word-xl hyphens-auto">
          {hasPage ? (
            <WordLink id={word.id} isStop={isStop}>
              {word.word}
            </WordLink>
          ) : (
            word.word
          )}
        </span>
        <GenderMark word={word} />
        <SenseNote word={word} className="mx-1" />
        {word.transcription && (
          // On a line of its own, which it shares with a gender that has no room beside a long word.
          <span
            lang={learn}
            className={`transcription grow leading-normal rtl:text-end ${word.gender ? 'basis-[calc(100%-2.5rem)]' : 'basis-full'} ${isInLine ? 'sm:basis-auto' : ''}`}
          >
            {word.transcription}
          </span>
        )}
      </div>
      <div className="fitted leading-snug">
        <bdi lang={lang}>{word.translation}</bdi>{' '}
        {word.sense && (
          <span lang={lang} className="ms-1 text-sm text-quiet">
            {word.sense}
          </span>
        )}
      </div>
      {status}
    </div>
  );
});
