import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { isFresh } from '#learning/round/round-word.ts';
import { useScreenOn } from '#web/platform/feedback/use-screen-on.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useReminded } from '#web/platform/reminders/use-reminded.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { wantedLength } from '#web/vocabulary/study/round-wishes.ts';
import { LoadFailure, TestSkeleton } from '../test-frame.tsx';
import { choicesIn, fetchRound } from './fetch-round.ts';
import { NothingLeft } from './nothing-left.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { RoundFrame } from './round-frame.tsx';
import { RoundResult } from './round-result.tsx';
import { useSoundsAhead } from './sound.ts';
import { StepScreen } from './step-screen.tsx';
import { type RoundView, useRound } from './use-round.ts';
import { wishesFor } from './wishes.ts';

/** "Learn now": rounds of the words that help most today, for guests too. */
export function LearnPage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  usePageTitle(t('learn.title'));
  useReminded();
  // Somebody whose login runs out in the middle is told so, and does not become a guest unawares.
  const [hasUser, setHasUser] = useState(status === 'user');
  if (status === 'user' && !hasUser) setHasUser(true);
  if (status === 'loading') return <Waiting />;
  if (status === 'guest' && hasUser)
    return <NotAuthorized title={t('account.notAuthorized')} text={t('learn.login')} />;
  // Whoever comes or goes in another tab has rounds of their own.
  return <Rounds key={user?.id} user={user} />;
}

function Rounds({ user }: { user: Profile | null }) {
  const { lang, learn } = useLanguages();
  const [parameters] = useSearchParams();
  const choices = choicesIn(parameters);
  const { view, act, next } = useRound({
    subject: JSON.stringify([lang, learn, choices]),
    fetchWords: signal =>
      fetchRound({ pair: { lang, learn }, choices, length: wantedLength() }, user, signal),
    wishes: () => wishesFor(learn, choices, Date.now()),
  });
  const [isPractising, setIsPractising] = useState(choices.words !== undefined);
  switch (view.phase) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <Aside>
          <LoadFailure error={view.error} onRetry={next} />
        </Aside>
      );
    case 'empty':
      return (
        <Aside>
          <NothingLeft />
        </Aside>
      );
    case 'round':
      if (isOnlyPractice(view) && !isPractising)
        return (
          <Aside>
            <NothingLeft onPractise={() => setIsPractising(true)} />
          </Aside>
        );
      return <RoundOnScreen view={view} act={act} next={next} />;
  }
}

type RoundOnScreenProps = Pick<ReturnType<typeof useRound>, 'act' | 'next'> & {
  view: Extract<RoundView, { phase: 'round' }>;
};

function RoundOnScreen({ view: { round, notice }, act, next }: RoundOnScreenProps) {
  const { learn } = useLanguages();
  useScreenOn(`${round.at} ${round.stage}`);
  useSoundsAhead(round, learn);
  if (round.stage === 'finished')
    return (
      <RoundFrame>
        <RoundResult round={round} onNext={next} />
      </RoundFrame>
    );
  return (
    <RoundFrame round={round} act={act}>
      <StepScreen round={round} act={act} />
      <NoticeBar notice={notice} act={act} />
    </RoundFrame>
  );
}

/** In the shape of the question that comes. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <RoundFrame>
      <h1 tabIndex={-1} className="sr-only">
        {t('learn.title')}
      </h1>
      <TestSkeleton />
    </RoundFrame>
  );
}

/** What is said instead of a round: the header stays. */
function Aside({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-trainer">
      <h1 tabIndex={-1} className="sr-only">
        {t('learn.title')}
      </h1>
      {children}
    </div>
  );
}

/** Nothing is due and nothing new is left: practising is an offer, not a duty. */
function isOnlyPractice({ round }: Extract<RoundView, { phase: 'round' }>): boolean {
  const { at, stage, words } = round;
  return at === 0 && stage === 'asking' && words.every(word => !isFresh(word) && word.why === 'practice');
}
