import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { listMyWords } from '#contract/dictionary.ts';
import { isLetterId } from '#contract/letter-ids.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
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
    const had = await dictionaryOf(await guestLog.read());
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
      for (const item of items) {
        if (item.kind !== 'dictionary') continue;
        const words = item.words.filter(word => had?.get(item.learn)?.has(word.id) === false);
        if (words.length > 0) outbox.add({ ...item, words, change: 'remove' });
      }
    });
  };
  useOnOccasions(() => {
    if (userId !== undefined) void carry(userId).catch(() => undefined);
  }, userId);
  return null;
}

/**
 * What the account had in its dictionary, by the languages in which the guest kept words: an undo takes out only what the guest put in.
 * Undefined where the server cannot say it; nothing is taken out then.
 */
async function dictionaryOf(
  items: readonly Item[],
): Promise<ReadonlyMap<Language, ReadonlySet<string>> | undefined> {
  const learns = new Set(items.flatMap(item => (item.kind === 'dictionary' ? [item.learn] : [])));
  try {
    const lists = Array.from(learns, async learn => {
      const { data } = await call<typeof listMyWords>('GET', '/my-words', { query: { learn } });
      const there = data.words.filter(word => word.in_dictionary);
      return [learn, new Set(there.map(({ id }) => id))] as const;
    });
    return new Map(await Promise.all(lists));
  } catch {
    return undefined;
  }
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
