import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../account/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { NotAuthorized } from '../ui/not-authorized.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoSource, TooFewWords } from './no-questions.tsx';
import { ResultCard } from './result-card.tsx';
import type { Playing } from './session.ts';
import { TestFrame } from './test-frame.tsx';
import { DICTIONARY_SOURCE, type TestType } from './test-types.ts';
import { type Act, useTrainerSession } from './use-trainer-session.ts';

export type QuestionProps = { session: Playing; act: Act };
type TestScreenProps = { testType: TestType; questions: ComponentType<QuestionProps> };

/** What the three trainers share: who may, where the words come from, and every state but the questions themselves. */
export function TestScreen({ testType, questions }: TestScreenProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const source = parameters.get('source') ?? '';
  usePageTitle(t(`trainers.${testType}`));
  // A login brings its own learning language, so the words wait for it.
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'guest' && source === DICTIONARY_SOURCE)
    return <NotAuthorized title={t('account.notAuthorized')} text={t('trainers.loginToAccess')} />;
  return (
    <TestFrame testType={testType}>
      {source === '' ? (
        <NoSource testType={testType} />
      ) : (
        <Trainer testType={testType} questions={questions} source={source} />
      )}
    </TestFrame>
  );
}

function Trainer({ testType, source, questions: Questions }: TestScreenProps & { source: string }) {
  const { t } = useTranslation();
  const { session, act, reload } = useTrainerSession({ testType, source });
  switch (session.phase) {
    case 'loading':
      return <TestSkeleton />;
    case 'failed':
      return (
        <LoadFailure
          error={session.error}
          refused={t('trainers.failed')}
          broken={t('trainers.error')}
          onRetry={reload}
        />
      );
    case 'tooFew':
      return <TooFewWords testType={testType} />;
    case 'playing':
      return <Questions session={session} act={act} />;
    case 'finished':
      return <ResultCard session={session} onAgain={() => act({ kind: 'again' })} onReload={reload} />;
  }
}

function TestSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-1 flex-col gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton rows={1} className="h-2" />
      <div className="flex flex-1 items-center justify-center">
        <Skeleton rows={1} className="h-14 w-1/2" />
      </div>
      <Skeleton rows={4} className="h-14 sm:hidden" />
      <div className="hidden gap-3 sm:grid sm:grid-cols-2">
        <Skeleton rows={4} className="h-16" />
      </div>
    </div>
  );
}
