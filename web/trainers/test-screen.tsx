import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DICTIONARY_SOURCE, type TestType } from '#contract/test-types.ts';
import { NotAuthorized } from '../account/not-authorized.tsx';
import { useSession } from '../account/session.ts';
import { isRefusal } from '../http.ts';
import { useLanguages } from '../i18n/languages.ts';
import { Failure } from '../ui/failure.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { fetchPacket } from './fetch-packet.ts';
import { NoSource, TooFewWords } from './no-questions.tsx';
import { ResultCard } from './result-card.tsx';
import type { Playing } from './sitting.ts';
import { TestFrame, TestLinks } from './test-frame.tsx';
import { UndoButton } from './undo-button.tsx';
import { type Act, useSitting } from './use-sitting.ts';

export type QuestionProps = { sitting: Playing; act: Act };
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
    <TestFrame title={t(`trainers.${testType}`)} mode={testType} links={<TestLinks testType={testType} />}>
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
  const { lang, learn } = useLanguages();
  const { sitting, act, reload } = useSitting({
    mode: testType,
    of: `${source} ${lang} ${learn}`,
    fetchWords: signal => fetchPacket({ testType, source, lang, learn }, signal),
  });
  switch (sitting.phase) {
    case 'loading':
      return <TestSkeleton />;
    case 'failed':
      return (
        <Failure
          sentence={t(isRefusal(sitting.error) ? 'trainers.failed' : 'trainers.error')}
          error={sitting.error}
          onRetry={reload}
        />
      );
    case 'tooFew':
      return <TooFewWords testType={testType} />;
    case 'playing':
      return <Questions sitting={sitting} act={act} />;
    case 'finished':
      return (
        <>
          <ResultCard
            testType={testType}
            sitting={sitting}
            onAgain={() => act({ kind: 'again' })}
            onReload={reload}
          />
          <UndoButton sitting={sitting} act={act} />
        </>
      );
  }
}

export function TestSkeleton() {
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
