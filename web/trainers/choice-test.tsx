import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { MistakeNews } from './mistake-news.tsx';
import { PracticeNote } from './practice-note.tsx';
import { Scoreboard } from './scoreboard.tsx';
import type { QuestionProps } from './test-screen.tsx';
import { UndoButton } from './undo-button.tsx';
import { useTraining } from './use-training.ts';
import { useWordLearned } from './use-word-learned.ts';

/** The questions of a choice test, one after the other. */
export function ChoiceTest({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { isBusy, markLearned } = useWordLearned(act);
  const { word, index } = sitting;
  useTraining(sitting);
  return (
    <div className="flex flex-1 flex-col">
      <Scoreboard sitting={sitting} />
      <PracticeNote word={word} />
      <MistakeNews sitting={sitting} />
      <ChoiceQuestion key={index} sitting={sitting} act={act} />
      <div className="mt-3 flex flex-wrap justify-between gap-x-3">
        {isUser && (
          <Button look="text" isBusy={isBusy} onClick={() => markLearned(word.id)}>
            {t('trainers.wordLearned')}
          </Button>
        )}
        <UndoButton sitting={sitting} act={act} />
      </div>
    </div>
  );
}
