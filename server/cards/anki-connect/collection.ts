import type { NewCard } from '#contract/cards.ts';
import type { Db } from '../../database/database.ts';
import { type CacheByRevision, cacheByRevision } from '../../dictionary/cached-by-revision.ts';
import { dictionaryRevision } from '../../dictionary/store.ts';
import { changeCard, makeCards } from '../changes.ts';
import { AnkiError } from './anki-error.ts';
import type { Written } from './note-card.ts';
import { type Note, notesOf, sameWord } from './notes.ts';
import { listNoteCards } from './notes-store.ts';

type Kept = { notes: readonly Note[]; words: ReadonlySet<string> };

/** A card with its note and its place among the words, in bytes. */
const NOTE_BYTES = 1500;
const MOST_BYTES = 16 * 1024 * 1024;

/** The cards of people as notes, kept as long as they do not change: programs ask about every word that is pointed at. */
export function createCollections(db: Db, clock: () => number) {
  const cached: CacheByRevision<Kept> = cacheByRevision(userId => dictionaryRevision(db, userId), {
    mostBytes: MOST_BYTES,
    bytesOf: ({ notes }) => NOTE_BYTES * notes.length,
  });

  return (userId: string) => {
    const read = () =>
      cached(userId, 'notes', async () => {
        const notes = notesOf(await listNoteCards(db, userId));
        return { notes, words: new Set(notes.map(({ card }) => sameWord(card.learn, card.word))) };
      });
    return {
      read,
      /** Makes cards; returns the number of the note of each, undefined where another card says the same. */
      async add(cards: readonly NewCard[]): Promise<(number | undefined)[]> {
        const made = await makeCards(db, userId, cards, clock());
        const { notes } = await read();
        const numbers = new Map(notes.map(({ card, noteId }) => [card.id, noteId]));
        return made.map(({ id, isNew }) => (isNew ? numbers.get(id) : undefined));
      },
      /** @throws AnkiError where there is no such note */
      async change(noteId: number, written: Written): Promise<void> {
        const { notes } = await read();
        const found = notes.find(note => note.noteId === noteId);
        const change = { id: found?.card.id ?? '', change: written, now: clock() };
        if (found === undefined || (await changeCard(db, userId, change)) === undefined)
          throw new AnkiError(`note was not found: ${noteId}`);
      },
    };
  };
}

export type Collection = ReturnType<ReturnType<typeof createCollections>>;
