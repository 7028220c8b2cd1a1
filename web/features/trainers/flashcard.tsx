import type { MouseEvent } from 'react';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-sides.tsx';
import { CardFaces } from './card-faces.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import { QuestionActions } from './question-actions.tsx';
import type { QuestionProps } from './test-screen.tsx';
import { useKeys } from './use-keys.ts';

type FlashcardProps = QuestionProps & {
  /** Once it is turned, the learner may say how well they knew it. */
  isGraded: boolean;
};

/** One tall slip: the word, and once it is turned the translation below it. Space or Enter shows, then goes on. */
export function Flashcard({ sitting, act, isGraded }: FlashcardProps) {
  const { t } = useTranslation();
  const { isShown, askedAt } = sitting;
  const show = () => act({ kind: 'show' });
  const goOn = () => act({ kind: 'goOn' });
  const isToGrade = isShown && isGraded;
  useKeys(isToGrade ? {} : { goOn: isShown ? goOn : show });
  const unlessDoubled = (press: () => void) => (event: MouseEvent) =>
    event.detail > 1 && Date.now() - askedAt < FASTEST_ANSWER_MS ? undefined : press();
  return (
    <QuestionSides>
      <CardFaces sitting={sitting} />
      {/* As high for every state, so that the card does not change while it turns. */}
      <div className="flex min-h-25 flex-col justify-end">
        {isToGrade && <GradeButtons sitting={sitting} act={act} />}
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

/** Below a card: Next passes it without a grade. A mixed packet wants a grade. */
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
