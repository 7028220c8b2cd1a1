import { useNavigate } from '#web/platform/router/router.tsx';
import { useRoundKeys } from './keys.ts';

/** Esc leaves a round, as the cross does; not while it closes something. */
export function useLeaving(home: string, isOff: boolean): void {
  const navigate = useNavigate();
  useRoundKeys(isOff ? {} : { leave: () => navigate(home) });
}
