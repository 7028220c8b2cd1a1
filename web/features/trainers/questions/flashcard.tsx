import type { MouseEvent } from 'react';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import type { Grade } from '#learning/log.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { showAnswerToast } from '../sitting/answer-toast.ts';
import type { QuestionProps } from '../sitting/sitting.ts';
import { CardFaces } from './card-faces.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import { useKeys } from './keys.ts';
import { QuestionActions } from './question-actions.tsx';

type FlashcardProps = QuestionProps & {
  /** Once it is turned, the learner may say how well they knew it. */
  isGraded: boolean;
};

/** One tall card: the word, and the translation below it once it is turned. Space or Enter shows, then goes on. */
export function Flashcard({ sitting, act, isGraded }: FlashcardProps) {
  const { t } = useTranslation();
  const { isShown, askedAt } = sitting;
  const show = () => act({ kind: 'show' });
  const goOn = () => act({ kind: 'goOn' });
  const isToGrade = isShown && isGraded;
  const press = (grade: Grade, text: string) => {
    if (act({ kind: 'grade', grade })) showAnswerToast(text);
  };
  useKeys(isToGrade ? {} : { goOn: isShown ? goOn : show });
  const unlessDoubled = (press: () => void) => (event: MouseEvent) =>
    event.detail > 1 && Date.now() - askedAt < FASTEST_ANSWER_MS ? undefined : press();
  return (
    <QuestionSides>
      <CardFaces word={sitting.word} isShown={isShown} />
      {/* Every state is as high: the card keeps its size while it turns. */}
      <div className="flex min-h-25 flex-col justify-end">
        {isToGrade && (
          <GradeButtons word={sitting.word} isResting={sitting.stage !== 'open'} onGrade={press} />
        )}
        {!isShown && (
          <Button look="go" onClick={unlessDoubled(show)}>
            {t('trainers.showTranslation')}
          </Button>
        )}
        {isShown && !isGraded && (
          <Button look="go" onClick={unlessDoubled(goOn)}>
            {t('trainers.next')}
          </Button>
        )}
      </div>
    </QuestionSides>
  );
}

/** Below a card: Next passes it without a grade. */
export function CardActions({ sitting, act, isGraded }: FlashcardProps) {
  const { t } = useTranslation();
  const isNextAbove = sitting.isShown && !isGraded;
  return (
    <QuestionActions sitting={sitting} act={act}>
      {!isNextAbove && (
        <Button look="text" onClick={() => act({ kind: 'goOn' })}>
          {t('trainers.next')}
        </Button>
      )}
    </QuestionActions>
  );
}
