import type { ReactNode } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ExitingCard } from '#web/vocabulary/questions/question-card.tsx';
import { wordSize } from '#web/vocabulary/questions/word-size.ts';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import { AnswerPicture } from '../questions/question-prompt.tsx';

/** The slip of a question on the deck of those to come; it takes the room that the answers leave. */
export function QuestionSlip({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className="deck @container flex min-h-42 flex-1 mb-7 short:min-h-28 short:mb-6 sm:mb-8 sm:max-h-112 sm:min-h-60 shallow:min-h-42 beside:my-1 beside:h-full beside:max-h-none beside:min-h-42">
      <div
        className={`slip flex min-w-0 flex-1 animate-arrive flex-col items-center justify-center gap-2.5 px-5 py-5 text-center short:gap-1 short:py-2.5 ${className}`}
      >
        {children}
      </div>
      <ExitingCard />
    </div>
  );
}

/** The word that a question is about, as its hero. */
export function WordHero({ word, isShort = false }: { word: AskedWord; isShort?: boolean }) {
  const { learn } = useLanguages();
  return (
    <p className="flex max-w-full flex-wrap items-baseline justify-center gap-x-3">
      <span
        lang={learn}
        dir="auto"
        className={`max-w-full hyphens-auto ${wordSize(word.word)} ${isShort ? 'short:word-3xl' : ''}`}
      >
        {word.word}
      </span>
      <GenderMark word={word} />
    </p>
  );
}

/** What a word means, as the hero of a question that asks for the word. */
export function MeaningHero({ word }: { word: AskedWord }) {
  const { lang } = useLanguages();
  return (
    <p className="max-w-full text-[1.875rem]/tight font-semibold text-balance hyphens-auto short:text-2xl sm:text-[2.375rem]/tight">
      <bdi lang={lang}>{word.translation}</bdi>
    </p>
  );
}

/** The picture of a word that was known, if it has one; on a short screen the sentence needs its room. */
export function PoppedPicture({ word }: { word: AskedWord }) {
  if (!word.emoji) return null;
  return (
    <span className="short:hidden beside:hidden squat:hidden">
      <AnswerPicture word={word} size={104} className="animate-pop" />
    </span>
  );
}
