import type { ComponentProps, ComponentType } from 'react';
import { pathTo } from '#contract/pages.ts';
import { DICTIONARY_SOURCE, type TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { UndoButton } from './questions/question-actions.tsx';
import { fetchPacket } from './sitting/fetch-packet.ts';
import { LOADING, type QuestionProps } from './sitting/sitting.ts';
import { useSitting } from './sitting/use-sitting.ts';
import { LoadFailure, TestFrame, TestSkeleton } from './test-frame.tsx';
import { useSourceLink } from './test-link.ts';
import { TestResult } from './test-result.tsx';

type TestScreenProps = { testType: TestType; questions: ComponentType<QuestionProps> };

/** What the three trainers share: access, where the words come from, and every state but the questions. */
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

/** It has the shape of the question to come: nothing moves once the session is known. */
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
}: Omit<ComponentProps<typeof TestFrame>, 'title' | 'testType' | 'back'> & { testType: TestType }) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  return (
    <TestFrame
      title={t(`trainers.${testType}`)}
      testType={testType}
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
    testType,
    subject: `${source} ${lang} ${learn}`,
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

/** The address names no source. */
function NoSource({ testType }: { testType: TestType }) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  return (
    <MessageCard heading="h1" drawing="few" title={t('trainers.noSource')} text={t('trainers.noSourceText')}>
      <ButtonLink look="main" to={sourceLink(testType)}>
        {t('trainers.sourceTitle')}
      </ButtonLink>
    </MessageCard>
  );
}

function TooFewWords({ testType }: { testType: TestType }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const sourceLink = useSourceLink();
  return (
    <MessageCard drawing="few" title={t('trainers.tooFew')} text={t('trainers.tooFewText')}>
      <ButtonLink look="main" to={pathTo('categories', {}, { lang })}>
        {t('trainers.addWords')}
      </ButtonLink>
      <ButtonLink to={sourceLink(testType)}>{t('trainers.anotherSource')}</ButtonLink>
    </MessageCard>
  );
}
