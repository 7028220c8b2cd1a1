import { createHash } from 'node:crypto';
import { foldForm } from '#contract/search.ts';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { AnkiError } from './anki-error.ts';
import type { NoteCard } from './notes-store.ts';

/** The one kind of note, and its fields in their order: by the first one Anki tells duplicates. */
export const MODEL = 'Slova';
export const FIELDS = ['Word', 'Translation', 'Reading', 'Sentence', 'Note'] as const;
export type Field = (typeof FIELDS)[number];

/** What is written on a card, by the field of a note that holds it. */
export const WRITTEN = {
  Word: 'word',
  Translation: 'translation',
  Reading: 'reading',
  Sentence: 'sentence',
  Note: 'note',
} as const satisfies Record<Field, keyof NoteCard>;

/** A card as a note of Anki. */
export type Note = {
  /** A number, as programs expect; later notes have larger ones, since asbplayer takes the largest for the last. */
  noteId: number;
  card: NoteCard;
  deck: string;
  /** The word as it is searched. */
  folded: string;
};

/** Decks are the languages by their own names; that of the language being learned comes first, since programs propose the first. */
export function deckNames(learn: Language): string[] {
  const others = LANGUAGES.filter(({ code }) => code !== learn);
  return [deckOf(learn), ...others.map(({ name }) => name)];
}

export function deckOf(learn: Language): string {
  return LANGUAGES.find(({ code }) => code === learn)?.name ?? learn;
}

/** @throws AnkiError where there is no such deck */
export function languageOf(deck: string): Language {
  const found = LANGUAGES.find(({ name }) => name === deck);
  if (found === undefined) throw new AnkiError(`deck was not found: ${deck}`);
  return found.code;
}

/** @throws AnkiError where there is no such kind of note */
export function checkModel(model: string): void {
  if (model !== MODEL) throw new AnkiError(`model was not found: ${model}`);
}

/** A text as searches compare it: case and the kind of apostrophe do not matter, accents do. */
export const foldText = (text: string) => foldForm('en', text);

/** Equal for words of a language that Anki would call duplicates. */
export const sameWord = (learn: Language, word: string) => `${learn} ${foldForm(learn, word)}`;

/** How many numbers there are for the cards of one millisecond. */
const PLACES = 1000;

/**
 * Cards, the oldest first, as notes. The number of one follows from when it was made and from its id. Cards of an import share their
 * millisecond, so one whose number is taken has the next one that is free.
 */
export function notesOf(cards: readonly NoteCard[]): Note[] {
  const taken = new Set<number>();
  return cards.map(card => {
    let noteId = card.created_at * PLACES + placeOf(card.id);
    while (taken.has(noteId)) noteId += 1;
    taken.add(noteId);
    return { noteId, card, deck: deckOf(card.learn), folded: foldText(card.word) };
  });
}

function placeOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % PLACES;
}
