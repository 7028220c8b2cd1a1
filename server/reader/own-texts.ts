import {
  deleteOwnTexts,
  getOwnText,
  listOwnTexts,
  restoreOwnTexts,
  saveOwnText,
} from '#contract/own-texts.ts';
import { MOST_OWN_CHARACTERS, MOST_OWN_TEXTS } from '#contract/text-bounds.ts';
import { lockPerson } from '../account/store.ts';
import type { Db, Queries } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import {
  countOf,
  eraseTexts,
  findText,
  findTexts,
  insert,
  purgeDeleted,
  remove,
  restore,
} from './own-texts-store.ts';

/** How long a deletion can be taken back. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

type OwnTextServices = { db: Db; limits: Limits; clock: () => number };

/** Texts of people: nobody else sees them, and only their owner's browser reads them. */
export function ownTextRoutes(bind: Bind, { db, limits, clock }: OwnTextServices): void {
  bind(listOwnTexts, async ({ user }) => done({ texts: await findTexts(db, user.id) }));

  bind(getOwnText, async ({ user, params }) => {
    const text = await findText(db, user.id, params.id);
    if (text === undefined) throw notFound('Text');
    return done({ text });
  });

  bind(saveOwnText, async ({ user, body: written }) => {
    await limits.use('ownTexts', user.id);
    const text = { ...written, length: written.body.length, created_at: clock() };
    const { body: _, ...saved } = await change(user.id, async queries => {
      await purgeDeleted(queries, user.id, clock() - RESTORABLE_MS);
      const before = await findText(queries, user.id, text.id);
      if (before !== undefined) return before;
      // Before the first part of a book: half a book is of no use.
      const coming = text.book === undefined ? 1 : text.book.parts - text.book.part + 1;
      await findRoom(queries, user.id, { texts: coming, length: text.length });
      await insert(queries, user.id, text);
      return text;
    });
    return done({ text: saved });
  });

  bind(deleteOwnTexts, async ({ user, body: { ids } }) => {
    await limits.use('ownTexts', user.id);
    return done({ deleted: await change(user.id, queries => remove(queries, user.id, ids, clock())) });
  });

  bind(restoreOwnTexts, async ({ user, body: { ids } }) => {
    await limits.use('ownTexts', user.id);
    const restored = await change(user.id, async queries => {
      await purgeDeleted(queries, user.id, clock() - RESTORABLE_MS);
      const found = await restore(queries, user.id, ids);
      await findRoom(queries, user.id, { texts: 0, length: 0 });
      return found;
    });
    return done({ restored });
  });

  /** One at a time, so that of two calls at once only one finds the last room. */
  function change<T>(userId: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    return db.transaction(async queries => {
      await lockPerson(queries, userId);
      return work(queries);
    });
  }
}

/** Erases what can no longer be restored, of everybody. */
export function eraseDeletedTexts(db: Db, now: number): Promise<void> {
  return eraseTexts(db, now - RESTORABLE_MS);
}

/** Refuses, and so undoes, what leaves a person with more than they may have. */
async function findRoom(
  queries: Queries,
  userId: string,
  coming: { texts: number; length: number },
): Promise<void> {
  const { texts, length } = await countOf(queries, userId);
  if (texts + coming.texts > MOST_OWN_TEXTS)
    throw invalidInput({ body: [`At most ${MOST_OWN_TEXTS} texts`] });
  if (length + coming.length > MOST_OWN_CHARACTERS)
    throw invalidInput({ body: [`At most ${MOST_OWN_CHARACTERS} characters in all texts`] });
}
