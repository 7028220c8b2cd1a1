import { useEffect, useEffectEvent } from 'react';
import type { PacketOption } from '#contract/words.ts';
import { feelAnswer } from '#web/platform/feedback/answer-feedback.ts';
import { isChosen } from '#web/platform/feedback/choices.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { prepareSound, speak } from '#web/platform/speech/player.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { QuestionCard, QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { showAnswerToast } from '../sitting/answer-toast.ts';
import type { QuestionProps } from '../sitting/sitting.ts';
import type { Playing } from '../sitting/sitting-state.ts';
import { Answers } from './answers.tsx';
import { useKeys } from './keys.ts';
import {
  AnswerPicture,
  HearWord,
  PracticeNote,
  Sense,
  SoundAndNote,
  TranslationPrompt,
  WordPrompt,
} from './question-prompt.tsx';

/** The question in the middle, the answers at the thumb. */
export function ChoiceQuestion({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const { word, options, testType, stage } = sitting;
  const sayRightWord = useRightWord(testType === 'translation_to_word' ? word : undefined);
  const choose = (option: PacketOption | undefined) => {
    if (option === undefined || !act({ kind: 'answer', optionId: option.id })) return;
    const isRight = option.id === word.id;
    feelAnswer(isRight ? 'right' : 'wrong');
    if (!isRight) return;
    showAnswerToast(t('trainers.correct'));
    sayRightWord();
  };
  useKeys({
    option1: () => choose(options[0]),
    option2: () => choose(options[1]),
    option3: () => choose(options[2]),
    option4: () => choose(options[3]),
    // Nobody has to wait until the right answer leaves by itself.
    ...(stage === 'solved' && { goOn: () => act({ kind: 'goOn' }) }),
  });
  return (
    <QuestionSides>
      <ChoiceCard sitting={sitting} />
      <Answers sitting={sitting} onChoose={choose} />
    </QuestionSides>
  );
}

/** The slip of a choice question: what is asked, and once it is solved its picture above and its other side below. */
function ChoiceCard({ sitting: { word, testType, stage } }: { sitting: Playing }) {
  const isWordAsked = testType === 'translation_to_word';
  const isSolved = stage === 'solved';
  return (
    <QuestionCard
      above={isSolved && <AnswerPicture word={word} size="asked" className="animate-pop" />}
      below={
        <>
          {isWordAsked ? <SoundAndNote word={word} /> : <Sense word={word} />}
          {isSolved && <OtherSide word={word} isWordAsked={isWordAsked} />}
          {isWordAsked && !isSolved && <HearWord word={word} />}
        </>
      }
      note={<PracticeNote word={word} />}
    >
      {isWordAsked ? <WordPrompt word={word} /> : <TranslationPrompt word={word} />}
    </QuestionCard>
  );
}

function OtherSide({ word, isWordAsked }: { word: Playing['word']; isWordAsked: boolean }) {
  const { lang, learn } = useLanguages();
  // As high as the sound's button, whose place it takes.
  return isWordAsked ? (
    <bdi lang={lang} className="min-h-14 max-w-full text-xl font-semibold">
      {word.translation}
    </bdi>
  ) : (
    <bdi lang={learn} className="word word-2xl max-w-full">
      {word.word}
    </bdi>
  );
}

/** Speaks the word that was found, unless the learner wants silence. Its sound is fetched while they think. */
function useRightWord(word: PacketOption | undefined): () => void {
  const { learn } = useLanguages();
  const utterance = () =>
    word &&
    isChosen('wordSpoken') && {
      text: word.word,
      language: learn,
      wordId: word.id,
      pace: isAlwaysSlow() ? ('slow' as const) : ('normal' as const),
    };
  const fetchAhead = useEffectEvent(() => {
    const wanted = utterance();
    if (wanted) prepareSound(wanted).catch(ignore);
  });
  useEffect(() => fetchAhead(), []);
  return () => {
    const wanted = utterance();
    // Making an address for the sound waits for another process, which the answer's looks must not.
    if (wanted) afterPaint(() => document.hidden || void speak(wanted).catch(ignore));
  };
}

/** Nobody asked for this sound; the sound button says what is wrong. */
function ignore(): void {}

/** Says to screen readers that the answer was wrong. */
export function WrongAnswerAnnouncement({ sitting: { flaggedIds, wrong } }: { sitting: Playing }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="sr-only">
      {flaggedIds.length > 0 && <span key={wrong}>{t('trainers.tryAgain')}</span>}
    </p>
  );
}
