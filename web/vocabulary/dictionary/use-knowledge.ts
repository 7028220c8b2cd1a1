import { useMemo } from 'react';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useStandings } from '#web/vocabulary/marks/use-standings.ts';
import { deviceDay } from '#web/vocabulary/study/device-day.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import type { Knowledge } from './filters.ts';

/**
 * How the person stands with the words of the learning language today, a guest by this device; undefined until it is known.
 */
export function useKnowledge(): Knowledge | undefined {
  const { learn } = useLanguages();
  const isGuest = useSession().status === 'guest';
  const states = useStandings(learn);
  const ofUser = useLearning().data?.data.day;
  return useMemo(() => {
    if (states === undefined) return undefined;
    const today = isGuest ? deviceDay() : ofUser;
    return today === undefined ? undefined : { states, today };
  }, [states, isGuest, ofUser]);
}
