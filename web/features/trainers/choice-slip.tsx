import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QuestionSlip } from '#web/vocabulary/questions/question-slip.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { PracticeNote } from './practice-note.tsx';
import { AskedTranslation, AskedWord, HearWord, Sense, Transcription } from './question-prompt.tsx';
import type { Playing } from './sitting-state.ts';

/** The slip of a choice question: what is asked, and once it is solved its picture above and its other side below. */
export function ChoiceSlip({ sitting: { word, testType, stage } }: { sitting: Playing }) {
  const isWordAsked = testType === 'translation_to_word';
  const isSolved = stage === 'solved';
  return (
    <QuestionSlip
      above={isSolved && <AnswerPicture word={word} size="asked" className="animate-pop" />}
      below={
        <>
          {isWordAsked ? <Transcription word={word} /> : <Sense word={word} />}
          {isSolved && <OtherSide word={word} isWordAsked={isWordAsked} />}
          {isWordAsked && !isSolved && <HearWord word={word} />}
        </>
      }
      note={<PracticeNote word={word} />}
    >
      {isWordAsked ? <AskedWord word={word} /> : <AskedTranslation word={word} />}
    </QuestionSlip>
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
