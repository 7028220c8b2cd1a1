import { getWordNote, listWordNotes, saveWordNote } from '#contract/word-notes.ts';
import { lockPerson } from '../account/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { wordLearnedIn } from '../catalogue/of-pair.ts';
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
    done(await findNote(db, { userId: user.id, learn }, wordId)),
  );

  bind(listWordNotes, async ({ user, query: { learn } }) =>
    done(await listNotes(db, { userId: user.id, learn })),
  );

  bind(saveWordNote, async ({ user, params: { wordId }, body: { learn, ...written } }) => {
    await limits.use('dictionaryChanges', user.id);
    if (wordLearnedIn(catalogue, wordId, learn) === undefined) throw notFound('Word');
    const whose = { userId: user.id, learn };
    const saved = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      // A page from before there were sentences does not name one.
      const { sentence = (await findNote(queries, whose, wordId)).sentence, note } = written;
      const isSaved = await writeNote(queries, whose, { wordId, note, sentence, now: clock() });
      return isSaved ? { note, sentence } : undefined;
    });
    if (saved === undefined) throw invalidInput({ note: [`At most ${MOST_NOTES} notes in one language`] });
    return done(saved);
  });
}
