import { MOST_LISTS } from '#contract/list-codes.ts';
import type { OwnList } from '#contract/lists.ts';
import { lockPerson } from '../account/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db, Queries } from '../database/database.ts';
import { isOwnCard } from '../dictionary/own-cards.ts';
import { invalidInput } from '../http/errors.ts';
import { createCode } from './code.ts';
import { entriesOf, type ListEntry } from './entries.ts';
import {
  countOwn,
  eraseLists,
  findCards,
  findList,
  insertList,
  markDeleted,
  purgeDeleted,
  type StoredList,
  saveCode,
  saveWords,
  saveWritten,
  unmarkDeleted,
} from './list-store.ts';

/** How long a deletion can be taken back. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

type Own = { db: Db; catalogue: Catalogue; userId: string; now: number };
type Written = Pick<OwnList, 'name' | 'line' | 'author'>;

/** What became of a change: it was made, or not, since the list had changed after `revision`. Either way the list as it is now. */
export type Changed = { isMade: boolean; list: OwnList };

/** Makes a list; one with its id that is there stays as it is. */
export function makeList(
  { db, catalogue, userId, now }: Own,
  { words, ...list }: Written & { id: string; words: readonly string[] },
): Promise<OwnList> {
  return db.transaction(async queries => {
    await lockPerson(queries, userId);
    const there = await findList(queries, userId, list.id);
    if (there !== undefined) return there;
    await makeRoom(queries, userId, 1, now);
    const entries = await entriesFor(queries, { catalogue, userId, before: [] }, words);
    await insertList(queries, userId, { ...list, entries }, now);
    return found(queries, userId, list.id);
  });
}

type Which = { id: string; revision: number };

/** Changes what is written over a list; undefined where the person has none with that id. */
export function rewriteList(own: Own, which: Which, change: Partial<Written>): Promise<Changed | undefined> {
  return changed(own, which, (queries, list) =>
    saveWritten(queries, own.userId, { ...list, ...change }, own.now),
  );
}

/** Puts words into a list in place of those that it has; undefined where the person has none with that id. */
export function replaceWords(own: Own, which: Which, words: readonly string[]): Promise<Changed | undefined> {
  return changed(own, which, async (queries, { id, entries: before }) => {
    const entries = await entriesFor(queries, { ...own, before }, words);
    await saveWords(queries, own.userId, { id, entries, before }, own.now);
  });
}

/** Puts the words back that were there before the last change of them. */
export function takeBackWords(own: Own, which: Which): Promise<Changed | undefined> {
  return changed(own, which, async (queries, { id, entries, before }) => {
    if (before === undefined) return;
    await saveWords(queries, own.userId, { id, entries: before, before: entries }, own.now);
  });
}

/** Gives a list a link, or takes it away; throws 422 for one that an operator has hidden. */
export function shareOrWithdraw(
  { db, userId }: Own,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<OwnList | undefined> {
  return db.transaction(async queries => {
    await lockPerson(queries, userId);
    const list = await findList(queries, userId, id);
    if (list === undefined || (list.code !== null) === isShared) return list;
    // With another link it would be back.
    if (list.is_hidden)
      throw invalidInput({ is_shared: ['The people who run this server have hidden this list'] });
    await saveCode(queries, userId, id, isShared ? createCode() : null);
    return found(queries, userId, id);
  });
}

/** Deletes lists; returns the ids of those that were there. */
export function removeLists({ db, userId, now }: Own, ids: readonly string[]): Promise<string[]> {
  return db.transaction(async queries => {
    await lockPerson(queries, userId);
    await purgeDeleted(queries, userId, now - RESTORABLE_MS);
    return markDeleted(queries, userId, ids, now);
  });
}

/** Undo of a deletion; returns the ids of the lists that are back. */
export function takeBackDeletion({ db, userId, now }: Own, ids: readonly string[]): Promise<string[]> {
  return db.transaction(async queries => {
    await lockPerson(queries, userId);
    const restored = await unmarkDeleted(queries, userId, ids);
    await makeRoom(queries, userId, 0, now);
    return restored;
  });
}

/** Erases what can no longer be restored, of everybody. */
export function eraseDeletedLists(db: Db, now: number): Promise<void> {
  return eraseLists(db, now - RESTORABLE_MS);
}

function changed(
  { db, userId }: Own,
  { id, revision }: Which,
  change: (queries: Queries, list: StoredList) => Promise<void>,
): Promise<Changed | undefined> {
  return db.transaction(async queries => {
    await lockPerson(queries, userId);
    const list = await findList(queries, userId, id);
    if (list === undefined) return undefined;
    if (list.revision !== revision) return { isMade: false, list };
    await change(queries, list);
    return { isMade: true, list: await found(queries, userId, id) };
  });
}

async function found(queries: Queries, userId: string, id: string): Promise<StoredList> {
  const list = await findList(queries, userId, id);
  if (list === undefined) throw new Error('A list that was just written is not there');
  return list;
}

type Around = { catalogue: Catalogue; userId: string; before: readonly ListEntry[] };

async function entriesFor(
  queries: Queries,
  { catalogue, userId, before }: Around,
  ids: readonly string[],
): Promise<ListEntry[]> {
  const cards = await findCards(
    queries,
    userId,
    ids.filter(id => isOwnCard({ id })),
  );
  return entriesOf(ids, { catalogue, before, cards });
}

/** Refuses more lists than a person may have, and lets deleted ones go before they outnumber them. */
async function makeRoom(queries: Queries, userId: string, more: number, now: number): Promise<void> {
  const { stored, deleted } = await countOwn(queries, userId);
  if (stored - deleted + more > MOST_LISTS)
    throw invalidInput({ lists: [`You can have ${MOST_LISTS} lists`] });
  if (stored + more > 2 * MOST_LISTS) await purgeDeleted(queries, userId, now);
}
