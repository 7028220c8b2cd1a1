import { type ReactNode, useEffect, useState } from 'react';
import type { TestType } from '#contract/test-types.ts';
import { useScreenOn } from '#web/platform/feedback/use-screen-on.ts';
import { isFromNoServer, isRefusal } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { stopSpeaking } from '#web/platform/speech/player.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RoundStrokes } from '#web/ui/strokes.tsx';
import { QUESTION_DECK, QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { ANSWER_GRID } from './questions/answers.tsx';
import { KeysHelp } from './questions/keys-help.tsx';
import { strokesOf } from './sitting/round.ts';
import type { Playing, Sitting } from './sitting/sitting-state.ts';

type TestFrameProps = {
  title: string;
  testType: TestType;
  /** Where the cross leads. */
  back: { to: string; label: string };
  sitting: Sitting;
  children: ReactNode;
};

/**
 * The bar of a trainer: close, the strokes of the round, the keys. The question fills the rest of the screen, and its answers lie at
 * the thumb. On a phone `data-stage` hides the header of the site.
 */
export function TestFrame({ title, testType, back, sitting, children }: TestFrameProps) {
  const { phase } = sitting;
  const isForward = useIsForward(phase === 'playing' ? sitting.index : 0);
  const isStage = phase === 'loading' || phase === 'playing';
  return (
    <div
      data-stage={isStage || undefined}
      data-forward={isForward || undefined}
      className={`group/stage mx-auto w-full max-w-trainer ${isStage ? 'flex flex-1 flex-col beside:max-w-page' : ''}`}
    >
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      {isStage && (
        <div className="-mx-3 flex min-h-13 items-center gap-3 sm:min-h-16">
          <CloseLink {...back} />
          {phase === 'playing' ? <RoundProgress sitting={sitting} /> : <span className="flex-1" />}
          <KeysHelp testType={testType} />
        </div>
      )}
      {(phase === 'failed' || phase === 'tooFew') && <BackLink {...back} />}
      {isStage && <SameLanguageHint />}
      {children}
    </div>
  );
}

function CloseLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-chip text-quiet hover:bg-accent-soft hover:text-accent"
    >
      <Icon name="cross" />
    </Link>
  );
}

/** The round so far, a stroke for each question. */
function RoundProgress({ sitting }: { sitting: Playing }) {
  const { t } = useTranslation();
  const { index, words } = sitting;
  return (
    <div
      role="progressbar"
      aria-label={t('trainers.progress')}
      aria-valuenow={index}
      aria-valuemin={0}
      aria-valuemax={words.length}
      className="flex min-w-0 flex-1"
    >
      <RoundStrokes strokes={strokesOf(sitting)} />
    </div>
  );
}

/** A trainer in the shape of the question, or of the tall card, that comes. */
export function TestSkeleton({ isCard = false }: { isCard?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-1 flex-col">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="flex min-h-6 items-center">
        <Skeleton rows={1} className="h-3 w-16" />
      </div>
      <QuestionSides>
        <div className={`${QUESTION_DECK} ${isCard ? 'beside:min-h-84' : 'beside:min-h-73'}`}>
          <div className="slip grid flex-1 place-items-center">
            <Skeleton rows={1} className="h-12 w-40" />
          </div>
        </div>
        {isCard ? (
          <Skeleton rows={1} className="h-14" />
        ) : (
          <div className={ANSWER_GRID}>
            <Skeleton rows={4} className="h-16 rounded-answer short:h-13 beside:h-12 squat:h-17" />
          </div>
        )}
      </QuestionSides>
      <div className="my-2 min-h-12" />
    </div>
  );
}

/** In place of questions that did not come. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const isNotKept = isFromNoServer(error) && !navigator.onLine;
  const sentence = isRefusal(error) ? 'trainers.failed' : 'trainers.error';
  return <Failure sentence={t(isNotKept ? 'words.notKept' : sentence)} error={error} onRetry={onRetry} />;
}

/** Whether the question on the screen follows the last one; false after going back. */
function useIsForward(index: number): boolean {
  const [shown, setShown] = useState({ index, isForward: false });
  if (shown.index !== index) setShown({ index, isForward: index > shown.index });
  return shown.isForward;
}

/** The screen stays on while questions are asked; leaving them ends their sound. */
export function useTraining({ index, flaggedIds, isShown }: Playing): void {
  useScreenOn(`${index} ${flaggedIds.length} ${isShown}`);
  useEffect(() => stopSpeaking, []);
}
