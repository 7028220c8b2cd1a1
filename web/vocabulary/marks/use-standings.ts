import { useEffect, useState } from 'react';
import type { Language } from '#languages/index.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useWordStates } from './word-states.ts';

/** Most guests have learned nothing yet, and a page that was rendered for them stays as it came. */
const NOTHING: WordStates = {};

/** How a person stands with the words of a learning language, a guest by the log on this device; undefined until it is known. */
export function useStandings(learn: Language): WordStates | undefined {
  const isGuest = useSession().status === 'guest';
  const ofUser = useWordStates(learn);
  const [ofGuest, setOfGuest] = useState(NOTHING);
  useEffect(() => {
    if (!isGuest) return;
    let isOver = false;
    const show = (states: WordStates) => {
      if (!isOver) setOfGuest(states);
    };
    // Without the files that read it, words are shown as new ones.
    ofThisDevice(learn).then(show, () => show(NOTHING));
    return () => {
      isOver = true;
    };
  }, [isGuest, learn]);
  return isGuest ? ofGuest : ofUser;
}

async function ofThisDevice(learn: Language): Promise<WordStates> {
  // Neither the log nor the scheduler is in the way of a page's first picture.
  const { guestLog } = await import('#web/platform/offline/outbox/guest-log.ts');
  const log = await guestLog.read();
  if (log.length === 0) return NOTHING;
  const { guestStandings } = await import('#web/platform/offline/pending/guest-states.ts');
  return guestStandings(log, learn);
}
