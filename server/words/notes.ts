import { getWordNote, listWordNotes, saveWordNote } from '#contract/word-notes.ts';
import { lockPerson } from '../account/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { findNote, listNotes, MOST_NOTES, writeNote } from './notes-store.ts';

export type NoteServices = { db: Db; catalogue: Catalogue; limits: Limits; clock: () => number };

/** What people write to remember words by; each sees their own alone. */
export function noteRoutes(bind: Bind, { db, catalogue, limits, clock }: NoteServices): void {
  bind(getWordNote, async ({ user, params: { wordId }, query: { learn } }) =>
    done({ note: await findNote(db, { userId: user.id, learn }, wordId) }),
  );

  bind(listWordNotes, async ({ user, query: { learn } }) =>
    done({ notes: await listNotes(db, { userId: user.id, learn }) }),
  );

  bind(saveWordNote, async ({ user, params: { wordId }, body: { learn, note } }) => {
    await limits.use('dictionaryChanges', user.id);
    if (catalogue.word(wordId) === undefined) throw notFound('Word');
    const isSaved = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      return writeNote(queries, { userId: user.id, learn }, { wordId, note, now: clock() });
    });
    if (!isSaved) throw invalidInput({ note: [`At most ${MOST_NOTES} notes in one language`] });
    return done({ note });
  });
}
