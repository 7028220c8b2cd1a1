import type { ComponentProps, ComponentType } from 'react';
import { DICTIONARY_SOURCE, type TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { fetchPacket } from './fetch-packet.ts';
import { LoadFailure } from './load-failure.tsx';
import { NoSource, TooFewWords } from './no-questions.tsx';
import { LOADING } from './sitting.ts';
import type { Playing } from './sitting-state.ts';
import { TestFrame } from './test-frame.tsx';
import { useSourceLink } from './test-link.ts';
import { TestResult } from './test-result.tsx';
import { TestSkeleton } from './test-skeleton.tsx';
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
  if (status === 'loading') return <TestWaiting testType={testType} />;
  if (source === '') return <NoSource testType={testType} />;
  if (status === 'guest' && source === DICTIONARY_SOURCE)
    return <NotAuthorized title={t('account.notAuthorized')} text={t('trainers.loginToAccess')} />;
  return <Trainer testType={testType} questions={questions} source={source} />;
}

/** In the shape of what comes, so that nothing moves when it is known who is there. */
function TestWaiting({ testType }: { testType: TestType }) {
  return (
    <StageFrame testType={testType} sitting={LOADING}>
      <TestSkeleton isCard={testType === 'flashcards'} />
    </StageFrame>
  );
}

function StageFrame({
  testType,
  sitting,
  children,
}: Omit<ComponentProps<typeof TestFrame>, 'title' | 'mode' | 'back'> & { testType: TestType }) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  return (
    <TestFrame
      title={t(`trainers.${testType}`)}
      mode={testType}
      back={{ to: sourceLink(testType), label: t('trainers.backToSources') }}
      sitting={sitting}
    >
      {children}
    </TestFrame>
  );
}

function Trainer({ testType, source, questions }: TestScreenProps & { source: string }) {
  const { lang, learn } = useLanguages();
  const round = useSitting({
    mode: testType,
    of: `${source} ${lang} ${learn}`,
    fetchWords: signal => fetchPacket({ testType, source, lang, learn }, signal),
  });
  return (
    <StageFrame testType={testType} sitting={round.sitting}>
      <Phase {...round} testType={testType} source={source} questions={questions} />
    </StageFrame>
  );
}

type PhaseProps = ReturnType<typeof useSitting> & TestScreenProps & { source: string };

function Phase({ sitting, act, again, reload, testType, source, questions: Questions }: PhaseProps) {
  switch (sitting.phase) {
    case 'loading':
      return <TestSkeleton isCard={testType === 'flashcards'} />;
    case 'failed':
      return <LoadFailure error={sitting.error} onRetry={reload} />;
    case 'tooFew':
      return <TooFewWords testType={testType} />;
    case 'playing':
      return <Questions sitting={sitting} act={act} />;
    case 'finished':
      return (
        <>
          <TestResult
            testType={testType}
            source={source}
            sitting={sitting}
            onTrain={again}
            onAgain={() => act({ kind: 'again' })}
            onReload={reload}
          />
          <div className="text-center">
            <UndoButton sitting={sitting} act={act} />
          </div>
        </>
      );
  }
}
