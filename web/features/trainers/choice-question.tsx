import type { PacketOption } from '#contract/words.ts';
import { feelAnswer } from '#web/platform/feedback/answer-feedback.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-sides.tsx';
import { showAnswerToast } from './answer-toast.ts';
import { Answers } from './answers.tsx';
import { ChoiceSlip } from './choice-slip.tsx';
import type { QuestionProps } from './test-screen.tsx';
import { useKeys } from './use-keys.ts';
import { useRightWord } from './use-right-word.ts';

/** The question in the middle, the answers at the thumb; a new question comes in from the end of the reading direction. */
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
    // Who has seen enough of the right answer need not wait.
    ...(stage === 'solved' && { goOn: () => act({ kind: 'goOn' }) }),
  });
  return (
    <QuestionSides>
      <ChoiceSlip sitting={sitting} />
      <Answers sitting={sitting} onChoose={choose} />
    </QuestionSides>
  );
}
