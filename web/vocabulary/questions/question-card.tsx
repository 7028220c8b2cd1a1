import type { ReactNode } from 'react';

type QuestionCardProps = {
  above?: ReactNode;
  below?: ReactNode;
  note?: ReactNode;
  /** Lies in the corners of the card, outside of what slides in. */
  corners?: ReactNode;
  children: ReactNode;
};

/** The deck on which the card of a question lies; its skeleton has it too. */
export const QUESTION_DECK =
  'deck @container mt-2 mb-7 flex min-h-56 flex-1 short:mt-1 short:mb-6 short:min-h-44 squat:min-h-42 sm:mt-3 sm:mb-9 sm:max-h-112 beside:my-1 beside:h-full';

type CardCornersProps = { label?: ReactNode; button: ReactNode; className?: string };

/** A label and a button in the upper corners of a card; where the text is too large for both, below each other. */
export function CardCorners({ label, button, className = '' }: CardCornersProps) {
  return (
    <div
      className={`absolute inset-x-3 top-3 flex items-start justify-between gap-2 @max-[14rem]:flex-wrap ${className}`}
    >
      <div className="ms-1 mt-1 min-w-0 hyphens-auto">{label}</div>
      <div className="ms-auto">{button}</div>
    </div>
  );
}

/**
 * A card whose word keeps its place: the rooms above and below it are equally high. On a short screen each is as low as it can be, and
 * where two answers are side by side nothing comes above the word.
 */
export function QuestionCard({ above, below, note, corners, children }: QuestionCardProps) {
  return (
    <div className={`${QUESTION_DECK} beside:min-h-73`}>
      <div
        className={`slip grid min-w-0 flex-1 grid-rows-[1fr_auto_1fr] gap-2 px-5 py-4 short:gap-1 short:py-2 beside:py-2 short:auto-rows-min short:grid-rows-[minmax(3.5rem,auto)_min-content_auto] squat:grid-rows-[auto_1fr] ${corners ? '@max-[14rem]:grid-rows-[auto_1fr_auto_1fr]!' : ''}`}
      >
        <div className="picture-room flex min-h-14 animate-arrive flex-col items-center justify-end squat:hidden">
          {above}
        </div>
        <div className="flex max-w-full animate-arrive flex-wrap items-baseline justify-center gap-x-3">
          {children}
        </div>
        {/* As high as it mostly gets, on a low screen with the sound's button: a solved word keeps its place. */}
        <div className="flex min-h-19 animate-arrive flex-col items-center gap-2 text-center short:min-h-22 beside:min-h-22">
          {below}
        </div>
        {corners}
        {note && <div className="text-center text-sm text-quiet empty:hidden">{note}</div>}
      </div>
      <ExitingCard />
    </div>
  );
}

/** The card of the question before, as it leaves; none after going back (`data-forward` of the frame). */
export function ExitingCard() {
  return (
    <div
      aria-hidden="true"
      className="slip pointer-events-none absolute! inset-0 z-10 hidden animate-leave group-data-forward/stage:block"
    />
  );
}

/** A question, and below it what one answers with; side by side where the screen is low. Two elements. */
export function QuestionSides({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col sm:max-h-164 beside:grid beside:max-h-none beside:grid-cols-2 beside:items-center beside:gap-x-5">
      {children}
    </div>
  );
}
