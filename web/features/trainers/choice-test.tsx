import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { QuestionActions } from './question-actions.tsx';
import { Scoreboard } from './scoreboard.tsx';
import type { QuestionProps } from './test-screen.tsx';
import { useTraining } from './use-training.ts';
import { useWordLearned } from './use-word-learned.ts';
import { MistakeNews } from './wrong-answer-announcement.tsx';

/** The questions of a choice test, one after the other. */
export function ChoiceTest({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { isBusy, markLearned } = useWordLearned(act);
  const { word, index } = sitting;
  useTraining(sitting);
  return (
    <>
      <Scoreboard sitting={sitting} />
      <MistakeNews sitting={sitting} />
      <ChoiceQuestion key={index} sitting={sitting} act={act} />
      <QuestionActions sitting={sitting} act={act}>
        {isUser && (
          <Button look="text" isBusy={isBusy} onClick={() => markLearned(word.id)}>
            {t('trainers.wordLearned')}
          </Button>
        )}
      </QuestionActions>
    </>
  );
}
