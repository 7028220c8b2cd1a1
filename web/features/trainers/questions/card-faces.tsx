import type { ReactNode } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import type { PacketWord } from '#contract/words.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Tag } from '#web/ui/tag.tsx';
import { CardCorners, ExitingCard } from '#web/vocabulary/questions/question-card.tsx';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { wordSize } from '#web/vocabulary/questions/word-size.ts';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import {
  AnswerPicture,
  HearWord,
  PracticeNote,
  Sense,
  SoundAndNote,
  WordPrompt,
} from './question-prompt.tsx';
import { useTopicName } from './topic-name.ts';

const FACE =
  'slip col-start-1 row-start-1 grid min-w-0 grid-rows-[1fr_auto_1fr] gap-2 px-5 pt-6 backface-hidden @max-[14rem]:pt-36! shallow:gap-0.5 shallow:pt-3 beside:pt-4 squat:grid-rows-[auto_1fr] squat:pt-17';
/** Below what is on a face there is room for the note that lies on the card. */
const roomBelow = ({ why }: AskedWord) =>
  why === 'practice'
    ? 'pb-14 shallow:pb-8 beside:pb-8 squat:pb-8'
    : 'pb-6 shallow:pb-3 beside:pb-4 squat:pb-3';
const WORD = 'flex max-w-full flex-wrap items-baseline justify-center gap-x-3';

type CardFacesProps = {
  word: AskedWord;
  isShown: boolean;
  /** What else is on its back. */
  children?: ReactNode;
};

/** A card that turns about its upright axis. The word keeps its place, and the hidden face takes no press. */
export function CardFaces({ word, isShown, children }: CardFacesProps) {
  const topic = useTopicName(word);
  return (
    <div className="deck @container relative mt-2 mb-7 flex min-h-72 flex-1 perspective-distant squat:mt-1 squat:mb-6 squat:min-h-52 sm:mt-3 sm:mb-8 sm:max-h-128 shallow:mt-1 shallow:mb-6 shallow:min-h-60 beside:my-1 beside:h-full beside:min-h-84">
      <div
        className={`grid flex-1 transition-transform duration-[260ms] ease-turn transform-3d ${isShown ? 'rotate-y-180 rtl:-rotate-y-180' : ''}`}
      >
        <div aria-hidden={isShown || undefined} inert={isShown} className={`${FACE} ${roomBelow(word)}`}>
          <div className="squat:hidden" />
          <div className={`animate-arrive ${WORD}`}>
            <WordPrompt word={word} />
          </div>
          <div className="flex animate-arrive flex-col items-center text-center">
            <SoundAndNote word={word} />
          </div>
        </div>
        {isShown && <BackFace word={word}>{children}</BackFace>}
      </div>
      <ExitingCard />
      <CardCorners label={topic && <Tag>{topic}</Tag>} button={<HearWord word={word} />} />
      <div className="absolute inset-x-5 bottom-2 text-center text-sm text-quiet">
        <PracticeNote word={word} />
      </div>
    </div>
  );
}

function BackFace({ word, children }: { word: AskedWord; children: ReactNode }) {
  const { learn } = useLanguages();
  return (
    <div className={`rotate-y-180 ${FACE} ${roomBelow(word)}`}>
      <div className="picture-room flex min-h-14 flex-col items-center justify-end squat:hidden">
        <AnswerPicture word={word} size="asked" />
      </div>
      <div className={WORD}>
        <p lang={learn} dir="auto" className={`max-w-full text-center hyphens-auto ${wordSize(word.word)}`}>
          {word.word}
        </p>
        <GenderMark word={word} />
      </div>
      <div className="flex min-h-0 flex-col items-center gap-2 text-center shallow:gap-0.5 beside:gap-0.5 squat:gap-0.5">
        <SoundAndNote word={word} />
        <span
          aria-hidden="true"
          className="my-1 h-1 w-14 skew-x-[calc(var(--lean)*2)] rounded-chip bg-spark shallow:hidden beside:hidden squat:hidden"
        />
        <Translation word={word} />
        {children}
      </div>
    </div>
  );
}

/** It takes focus when the card is turned: it is read out, and Tab goes on to the grades. */
function Translation({ word }: { word: PacketWord }) {
  const { lang } = useLanguages();
  const translation = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <>
      <p
        ref={translation}
        tabIndex={-1}
        className="max-w-full text-2xl font-semibold hyphens-auto outline-none"
      >
        <bdi lang={lang}>{word.translation}</bdi>
      </p>
      <Sense word={word} />
    </>
  );
}
