import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { stopSpeaking } from '../speech/player.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { Scoreboard } from './scoreboard.tsx';
import type { QuestionProps } from './test-screen.tsx';
import { useWordLearned } from './use-word-learned.ts';

/** The questions of a choice test, one after the other. */
export function ChoiceTest({ session, act }: QuestionProps) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { isBusy, markLearned } = useWordLearned(wordId => act({ kind: 'learned', wordId }));
  const { word, index, flaggedIds, wrong } = session;
  useEffect(() => stopSpeaking, []);
  return (
    <div className="flex flex-1 flex-col">
      <Scoreboard session={session} />
      <p role="status" className="sr-only">
        {flaggedIds.length > 0 && <span key={wrong}>{t('trainers.tryAgain')}</span>}
      </p>
      <ChoiceQuestion key={index} session={session} act={act} />
      {isUser && (
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={() => markLearned(word.id)}
          className="mt-3 self-center"
        >
          {t('trainers.wordLearned')}
        </Button>
      )}
    </div>
  );
}
