import { z } from 'zod';
import { updateCard } from '#contract/cards.ts';
import type { Language } from '#languages/index.ts';
import { AnkiError } from './anki-error.ts';
import type { Collection } from './collection.ts';
import { cardIn, Fields, NewNote, problemOf, wordIn, writtenIn } from './note-card.ts';
import { cardInfo, noteInfo } from './note-info.ts';
import { checkModel, deckNames, FIELDS, MODEL, type Note, sameWord } from './notes.ts';
import { parseQuery } from './query.ts';

/** The version of AnkiConnect's requests and replies that programs are told. */
export const API_VERSION = 6;

/** Notes, and numbers of notes, in one action. */
const MOST_NOTES = 200;
const MOST_IDS = 10_000;

/** What a number takes in a reply, and the names around what is written on a note. */
const NUMBER_SIGNS = 20;
const FRAME_SIGNS = 400;

const DUPLICATE = 'cannot create note because it is a duplicate';

/** What an action works on: the cards of one person, and the languages of their profile. */
export type Person = {
  collection: Collection;
  learn: Language;
  lang: Language;
  /** Counts a change against the person's limit. */
  countChange: () => Promise<void>;
  /** Is told how many signs a step takes; throws where that is too much for one request. */
  spend: (signs: number) => void;
  now: number;
};

type Action = (person: Person, params: unknown) => unknown;

const Nothing = z.unknown();
const Query = z.object({ query: z.string() });
const Notes = z.object({ notes: z.array(NewNote).max(MOST_NOTES) });
const Ids = z.array(z.number()).max(MOST_IDS);
const Model = z.object({ modelName: z.string() });
const Deck = z.object({ deck: z.string() });
const Changed = z.object({ note: z.object({ id: z.number(), fields: Fields }) });

/**
 * What programs ask for, by AnkiConnect's names; each takes its parameters and returns AnkiConnect's result.
 * https://git.sr.ht/~foosoft/anki-connect describes them.
 */
export const ACTIONS: Record<string, Action> = {
  version: action(Nothing, () => API_VERSION),
  deckNames: action(Nothing, ({ learn }) => deckNames(learn)),
  deckNamesAndIds: action(Nothing, ({ learn }) => numbered(deckNames(learn))),
  createDeck: action(Deck, ({ learn }, { deck }) => {
    if (!deckNames(learn).includes(deck))
      throw new AnkiError('Slova has a deck for each language; choose one of them');
    return numbered(deckNames(learn))[deck];
  }),
  modelNames: action(Nothing, () => [MODEL]),
  modelNamesAndIds: action(Nothing, () => numbered([MODEL])),
  modelFieldNames: action(Model, (_, { modelName }) => {
    checkModel(modelName);
    return FIELDS;
  }),
  createModel: action(Nothing, () => {
    throw new AnkiError(`Slova has one kind of note, which is called ${MODEL}`);
  }),
  canAddNotes: action(Notes, async (person, { notes }) =>
    (await whyNot(person, notes)).map(error => error === null),
  ),
  canAddNotesWithErrorDetail: action(Notes, async (person, { notes }) =>
    (await whyNot(person, notes)).map(error => ({
      canAdd: error === null,
      ...(error !== null && { error }),
    })),
  ),
  addNote: action(z.object({ note: NewNote }), async (person, { note }) => {
    const [added] = await addNotes(person, [note]);
    if (added instanceof AnkiError) throw added;
    return added;
  }),
  addNotes: action(Notes, async (person, { notes }) =>
    (await addNotes(person, notes)).map(added => (added instanceof AnkiError ? null : added)),
  ),
  updateNoteFields: action(Changed, async ({ collection, countChange }, { note }) => {
    const change = updateCard.body.safeParse(writtenIn(note.fields));
    if (!change.success) throw new AnkiError(`cannot change note: ${problemOf(change.error)}`);
    await countChange();
    await collection.change(note.id, writtenIn(note.fields));
    return null;
  }),
  findNotes: action(Query, find),
  // A note has one card, and they share their number.
  findCards: action(Query, find),
  // There is no window to open; the numbers that would be shown in it are the result.
  guiBrowse: action(Query, find),
  notesInfo: action(z.union([z.object({ notes: Ids }), Query]), async (person, given) => {
    const ids = 'notes' in given ? given.notes : await find(person, given);
    return described(person, await byIds(person, ids), noteInfo);
  }),
  cardsInfo: action(z.object({ cards: Ids }), async (person, { cards }) =>
    described(person, await byIds(person, cards), cardInfo),
  ),
  storeMediaFile: action(Nothing, () => {
    throw new AnkiError('Slova keeps no sounds and pictures of programs; the words themselves can be added');
  }),
  // Cards have no tags: as those of a new note, they are left out. asbplayer would take a refusal for that of the change before.
  addTags: action(Nothing, () => null),
  // Everything is kept at once, so there is nothing left to be done.
  sync: action(Nothing, () => null),
};

/** Joins an action to the schema of its parameters. */
function action<Schema extends z.ZodType>(
  schema: Schema,
  act: (person: Person, params: z.output<Schema>) => unknown,
): Action {
  return (person, params) => {
    const parsed = schema.safeParse(params ?? {});
    if (parsed.success) return act(person, parsed.data);
    const [issue] = parsed.error.issues;
    throw new AnkiError(`${issue?.path.join('.') || 'params'}: ${issue?.message}`);
  };
}

function numbered(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [name, place + 1]));
}

/** Adds notes, all at once; each has its number, or why it was not added. */
async function addNotes(person: Person, notes: readonly NewNote[]): Promise<(number | AnkiError)[]> {
  const { collection, lang, countChange } = person;
  await countChange();
  const refusals = await whyNot(person, notes);
  const words = new Set<string>();
  const checked = notes.map((note, place) =>
    orRefused(() => {
      const refusal = refusals[place];
      if (typeof refusal === 'string') throw new AnkiError(refusal);
      const card = cardIn(note, lang);
      const word = sameWord(card.learn, card.word);
      if (words.has(word) && !mayRepeat(note)) throw new AnkiError(DUPLICATE);
      words.add(word);
      return card;
    }),
  );
  const cards = checked.flatMap(card => (card instanceof AnkiError ? [] : [card]));
  const ids = cards.length === 0 ? [] : await collection.add(cards);
  return checked.map(card => (card instanceof AnkiError ? card : (ids.shift() ?? new AnkiError(DUPLICATE))));
}

/** Why each note cannot be added, null where it can. Programs leave all but the first field out of the question. */
async function whyNot({ collection }: Person, notes: readonly NewNote[]): Promise<(string | null)[]> {
  const { words } = await collection.read();
  return notes.map(note => {
    const read = orRefused(() => wordIn(note));
    if (read instanceof AnkiError) return read.message;
    return words.has(sameWord(read.learn, read.word)) && !mayRepeat(note) ? DUPLICATE : null;
  });
}

function mayRepeat({ options }: NewNote): boolean {
  return options?.allowDuplicate === true;
}

function orRefused<Result>(read: () => Result): Result | AnkiError {
  try {
    return read();
  } catch (error) {
    if (error instanceof AnkiError) return error;
    throw error;
  }
}

async function find({ collection, now, spend }: Person, { query }: { query: string }): Promise<number[]> {
  const matches = parseQuery(query, now, spend);
  const { notes } = await collection.read();
  const found = notes.filter(matches);
  spend(found.length * NUMBER_SIGNS);
  return found.map(({ noteId }) => noteId);
}

/** What is told of notes, in the order in which they were asked for; an empty object where there is none. */
function described<Info extends { fields: Record<string, { value: string }> }>(
  { spend }: Person,
  notes: readonly (Note | undefined)[],
  infoOf: (note: Note) => Info,
): (Info | object)[] {
  return notes.map(note => {
    if (note === undefined) return {};
    const info = infoOf(note);
    spend(Object.values(info.fields).reduce((signs, { value }) => signs + value.length, FRAME_SIGNS));
    return info;
  });
}

async function byIds({ collection }: Person, ids: readonly number[]) {
  const { notes } = await collection.read();
  const known = new Map(notes.map(note => [note.noteId, note]));
  return ids.map(id => known.get(id));
}
