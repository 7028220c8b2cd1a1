import { useEffect, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { strengthOf } from '#learning/strength.ts';
import { guestLog } from '#web/platform/offline/outbox/guest-log.ts';
import { guestStates } from '#web/platform/offline/pending/guest-states.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';

/** How a person stands with the words of a learning language, a guest by the log on this device; undefined until it is known. */
export function useStandings(learn: Language): WordStates | undefined {
  const isGuest = useSession().status === 'guest';
  const ofUser = useWordStates(learn);
  const [ofGuest, setOfGuest] = useState<WordStates>();
  useEffect(() => {
    if (!isGuest) return;
    let isOver = false;
    void guestLog.read().then(items => {
      if (!isOver) setOfGuest(standings(items, learn));
    });
    return () => {
      isOver = true;
    };
  }, [isGuest, learn]);
  return isGuest ? ofGuest : ofUser;
}

function standings(...log: Parameters<typeof guestStates>): WordStates {
  const states = [...guestStates(...log)];
  return Object.fromEntries(
    states.map(([id, state]) => [id, { state: state.state, strength: strengthOf(state) }]),
  );
}
