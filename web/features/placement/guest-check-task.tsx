import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useOnOccasions } from '#web/platform/router/use-on-occasions.ts';
import { useSession } from '#web/platform/session/session.ts';
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
  useOnOccasions(() => {
    if (userId !== undefined && hasGuestCheck()) void carry().catch(() => undefined);
  }, userId);
  return null;
}
