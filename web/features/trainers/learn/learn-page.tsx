import { type ReactNode, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { pathTo } from '#contract/pages.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { UndoButton } from '../questions/question-actions.tsx';
import { LOADING } from '../sitting/sitting.ts';
import type { Sitting } from '../sitting/sitting-state.ts';
import { useSitting } from '../sitting/use-sitting.ts';
import { LoadFailure, TestFrame, TestSkeleton } from '../test-frame.tsx';
import { choicesIn, fetchLearningPacket } from './learning-packet.ts';
import { MixedQuestion } from './mixed-question.tsx';
import { NothingLeft, PacketResult } from './packet-result.tsx';

/** "Learn now": the words that help most today, each asked in the way that suits it. */
export function LearnPage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const { lang, learn } = useLanguages();
  usePageTitle(t('learn.title'));
  if (status === 'loading')
    return (
      <PacketFrame sitting={LOADING}>
        <TestSkeleton />
      </PacketFrame>
    );
  if (status === 'guest')
    return (
      <NotAuthorized title={t('account.notAuthorized')} text={t('learn.login')}>
        <ButtonLink look="text" to={pathTo('selectSource', {}, { lang, learn })}>
          {t('learn.guestTests')}
        </ButtonLink>
      </NotAuthorized>
    );
  return <Packet user={user} />;
}

function Packet({ user }: { user: Profile }) {
  const { lang, learn } = useLanguages();
  const [parameters] = useSearchParams();
  const choices = choicesIn(parameters);
  const round = useSitting({
    mode: 'mixed',
    subject: JSON.stringify([lang, learn, choices]),
    fetchWords: signal => fetchLearningPacket({ lang, learn }, choices, user, signal),
  });
  const [isPractising, setIsPractising] = useState(choices.words !== undefined);
  const practise = () => setIsPractising(true);
  // An offer is no question: it has no place in a round, and the header stays.
  if (isOnlyPractice(round.sitting) && !isPractising)
    return (
      <PacketFrame sitting={{ phase: 'tooFew' }}>
        <NothingLeft onPractise={practise} />
      </PacketFrame>
    );
  return (
    <PacketFrame sitting={round.sitting}>
      <Phase {...round} onPractise={practise} />
    </PacketFrame>
  );
}

function PacketFrame({ sitting, children }: { sitting: Sitting; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <TestFrame
      title={t('learn.title')}
      mode="mixed"
      back={{ to: pathTo('dashboard'), label: t('nav.dashboard') }}
      sitting={sitting}
    >
      {children}
    </TestFrame>
  );
}

type PhaseProps = ReturnType<typeof useSitting> & { onPractise: () => void };

function Phase({ sitting, act, again, reload, onPractise }: PhaseProps) {
  const train = (words: readonly AskedWord[]) => {
    onPractise();
    again(words);
  };
  switch (sitting.phase) {
    case 'loading':
      return <TestSkeleton />;
    case 'failed':
      return <LoadFailure error={sitting.error} onRetry={reload} />;
    case 'tooFew':
      return <NothingLeft />;
    case 'playing':
      return <MixedQuestion sitting={sitting} act={act} />;
    case 'finished':
      return (
        <>
          <PacketResult sitting={sitting} onTrain={train} onNext={reload} />
          <div className="text-center">
            <UndoButton sitting={sitting} act={act} />
          </div>
        </>
      );
  }
}

/** Nothing is due and nothing new is left: practising is an offer, not a duty. */
function isOnlyPractice(sitting: Sitting): boolean {
  if (sitting.phase !== 'playing') return false;
  const { index, words, stage } = sitting;
  return index === 0 && stage !== 'solved' && words.every(({ why }) => why === 'practice');
}
