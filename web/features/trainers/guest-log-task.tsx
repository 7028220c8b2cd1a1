import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isLetterId } from '#contract/letter-ids.ts';
import type { Language } from '#languages/index.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { Item } from '#web/platform/offline/outbox/outbox-db.ts';
import { outboxOf } from '#web/platform/offline/writes/write.ts';
import { useOnOccasions } from '#web/platform/router/use-on-occasions.ts';
import { useSession } from '#web/platform/session/session.ts';
import { readWelcome } from '#web/platform/session/welcome.ts';
import { showUndoable } from '#web/vocabulary/marks/undoable-toast.ts';
import { forgetGuestWords } from '#web/vocabulary/study/guest-words.ts';

/**
 * Puts what a guest learned on this device into the outbox of whoever makes an account or logs in here. Who had an account before is
 * told, with a way back: somebody else may have learned here.
 */
export function GuestLogKeeper() {
  const { t } = useTranslation();
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  const carriedTo = useRef<string>(undefined);
  const carry = async (id: string) => {
    if (carriedTo.current === id) return;
    // Almost nobody has learned here before, so what brings it is not part of the first load.
    const { guestLog } = await import('#web/platform/offline/outbox/guest-log.ts');
    // Another tab may have logged somebody else in meanwhile.
    if (tokenOwner() !== id) return;
    const items = await guestLog.handOver(id);
    carriedTo.current = id;
    forgetGuestWords();
    if (items.length === 0) return;
    const outbox = outboxOf(id, queries);
    void outbox.flush();
    const count = wordsIn(items);
    if (count === 0 || readWelcome()?.userId === id) return;
    showUndoable(t('guest.moved', { count }), () => {
      for (const undone of idsIn(items).reverse()) outbox.add({ kind: 'undo', id: undone });
      for (const item of items) if (item.kind === 'dictionary') outbox.add({ ...item, change: 'remove' });
    });
  };
  useOnOccasions(() => {
    if (userId !== undefined) void carry(userId).catch(() => undefined);
  }, userId);
  return null;
}

function rowsIn(items: readonly Item[]): { id: string; wordId: string; learn: Language }[] {
  return items.flatMap((item): ReturnType<typeof rowsIn> => {
    if (item.kind === 'answer') return [item.answer];
    return item.kind === 'mark' ? [item.mark] : [];
  });
}

const idsIn = (items: readonly Item[]) => rowsIn(items).map(({ id }) => id);

/** Letters, which come along, are no words. */
function wordsIn(items: readonly Item[]): number {
  const wanted = items.flatMap(item =>
    item.kind === 'dictionary' ? item.words.map(({ id }) => ({ learn: item.learn, wordId: id })) : [],
  );
  const words = [...rowsIn(items), ...wanted].filter(({ wordId }) => !isLetterId(wordId));
  return new Set(words.map(({ learn, wordId }) => `${learn} ${wordId}`)).size;
}
