import type { ReactNode } from 'react';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KeysHelp } from './keys-help.tsx';
import { RoundProgress } from './round-progress.tsx';
import type { Mode, Sitting } from './sitting-state.ts';
import { useIsForward } from './use-is-forward.ts';

type TestFrameProps = {
  title: string;
  mode: Mode;
  /** Where the cross leads. */
  back: { to: string; label: string };
  sitting: Sitting;
  children: ReactNode;
};

/**
 * The bar of a trainer: close, the strokes of the round, the keys. What it frames fills the rest of the screen, so that answers lie
 * at the thumb; the site's own header gives way on a phone (`data-stage`).
 */
export function TestFrame({ title, mode, back, sitting, children }: TestFrameProps) {
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
          <KeysHelp mode={mode} />
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
