import { type ReactNode, useState } from 'react';
import type { Round } from '#learning/round/round-state.ts';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CourseStrokes } from './course-strokes.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { Act } from './use-round.ts';
import { useWayOut } from './way-out.ts';

type RoundFrameProps = {
  /** Missing while its words are on their way. */
  round?: Round;
  act?: Act;
  children: ReactNode;
};

/**
 * The bar of a round: close, its course, what else can be done. The step fills the rest of the screen, what one answers with lies at the
 * thumb. On a phone `data-stage` hides the header of the site. Leaving asks nothing: the round is kept.
 */
export function RoundFrame({ round, act, children }: RoundFrameProps) {
  const { t } = useTranslation();
  const isForward = useIsForward(round?.at ?? 0);
  const home = useWayOut();
  return (
    <div
      data-stage
      data-forward={isForward || undefined}
      className="group/stage mx-auto flex w-full max-w-trainer flex-1 flex-col beside:max-w-page"
    >
      <div className="-mx-3 flex min-h-13 items-center gap-2 sm:min-h-16">
        <Link
          to={home}
          aria-label={t('round.leave')}
          title={t('round.leave')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-chip text-quiet hover:bg-accent-soft hover:text-accent"
        >
          <Icon name="cross" />
        </Link>
        {round ? <CourseStrokes round={round} /> : <span className="flex-1" />}
        {round && act ? <MoreMenu round={round} act={act} home={home} /> : <span className="size-11" />}
      </div>
      <OfflineLine />
      <SameLanguageHint />
      {children}
    </div>
  );
}

/** The band of the site has no room beside a round but on wide screens, where it says it itself; screen readers hear it there. */
function OfflineLine() {
  const { t } = useTranslation();
  const { isOffline } = useIsOffline();
  if (!isOffline) return null;
  return (
    <p
      aria-hidden="true"
      className="mb-1.5 flex items-center justify-center gap-1.5 rounded-chip bg-spark-soft px-3 py-0.5 text-sm min-[78rem]:hidden"
    >
      <Icon name="offline" className="size-4 shrink-0" />
      {t('round.offline')}
    </p>
  );
}

/** Whether the step on the screen follows the last one; false after going back. */
function useIsForward(at: number): boolean {
  const [shown, setShown] = useState({ at, isForward: false });
  if (shown.at !== at) setShown({ at, isForward: at > shown.at });
  return shown.isForward;
}
