import { useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { WordSentence } from '#web/vocabulary/words/word-sentence.tsx';
import { CardFaces } from '../../questions/card-faces.tsx';
import { GradeButtons } from '../../questions/grade-buttons.tsx';
import { useRoundKeys } from '../keys.ts';
import type { QuestionProps } from '../screen.ts';
import { Task } from '../task.tsx';

/** The word on a card; once it is turned, its learner says how well it was known. */
export function GradedCard({ round, word, act }: QuestionProps<'card'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const undo = () => void act({ type: 'undo' });
  useRoundKeys(isShown ? { undo } : { goOn: show, undo });
  return (
    <>
      <Task round={round}>{t('round.task.flashcard')}</Task>
      <QuestionSides>
        <CardFaces word={word} isShown={isShown}>
          {word.sentence && <WordSentence sentence={word.sentence} className="mt-1 short:hidden" />}
        </CardFaces>
        <div className="mb-6 flex min-h-25 flex-col justify-end">
          {isShown ? (
            <GradeButtons
              word={word}
              onGrade={grade => {
                // Its learner has said how it was; there is nothing to tell them.
                if (act({ type: 'answer', answer: { grade } })) act({ type: 'goOn' });
              }}
            />
          ) : (
            <Button look="go" onClick={show}>
              {t('trainers.showTranslation')}
            </Button>
          )}
        </div>
      </QuestionSides>
    </>
  );
}
