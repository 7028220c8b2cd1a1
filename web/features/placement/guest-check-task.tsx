import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useHandler } from '#web/ui/use-handler.ts';
import { showUndoable } from '#web/vocabulary/marks/undoable-toast.ts';
import { hasGuestCheck } from './guest-check.ts';
import { useUndoingCheck } from './use-undoing-check.ts';

/** Takes the placement check of a guest along into their account, and says so with a way back. */
export function GuestCheckKeeper() {
  const { t } = useTranslation();
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  const { mutate: undo } = useUndoingCheck();
  const carry = async () => {
    // Almost nobody has one, so what brings it is not part of the first load.
    const { carryCheck } = await import('./guest-check.ts');
    const carried = await carryCheck(queries);
    if (carried === null) return;
    const { id, marked } = carried;
    const news = marked > 0 ? t('placement.marked', { count: marked }) : '';
    showUndoable(`${t('placement.kept')} ${news}`.trim(), () => undo(id));
  };
  const tryToCarry = useHandler(() => void carry().catch(() => undefined));
  const { pathname } = useLocation();
  const { isOffline } = useIsOffline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page and a connection that is back are occasions to try again
  useEffect(() => {
    if (userId !== undefined && hasGuestCheck()) tryToCarry();
  }, [userId, tryToCarry, pathname, isOffline]);
  return null;
}
