import { sha1 } from '@noble/hashes/legacy.js';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Database } from 'sql.js';
import { textField } from '#contract/field-text.ts';
import type { Language } from '#languages/index.ts';
import type { History, OnProgress } from '../deck/deck.ts';
import type { OpenDatabase } from './database.ts';
import {
  CARDS_A_NOTE,
  DECK_OPTIONS,
  deckOf,
  NOT_SYNCED,
  noteTypeOf,
  SCHEMA_11,
  settingsOf,
} from './schema11.ts';

export type DeckWord = {
  /** The id of the word or card: who imports the package twice gets each word once, also here. */
  key: string;
  word: string;
  translation: string;
  reading: string;
  note: string;
  sentence: string;
  emoji: string;
  /** How the word and the sentence are said, as MP3. */
  sound?: Uint8Array;
  sentenceSound?: Uint8Array;
  /** Milliseconds since 1970. */
  addedAt: number;
  history?: History;
};

export type Deck = {
  name: string;
  learn: Language;
  lang: Language;
  words: readonly DeckWord[];
  madeAt: number;
};

const DAY_MS = 86_400_000;

/** The same in every export, so that a second import updates the first. */
const NOTE_TYPE_ID = 1_763_700_000_000;
const DECK_IDS = 1_763_700_001_000;

/** Anki's ease in thousandths for a card that nobody found easy or hard. */
const USUAL_EASE = 2500;

/** As Anki itself counts a card that was left open. */
const LONGEST_ANSWER_MS = 60_000;

/** An Anki package (.apkg) of words with sounds, history and the state of their learning, in the schema that every Anki opens. */
export function writePackage(
  deck: Deck,
  openDatabase: OpenDatabase,
  onProgress: OnProgress = () => {},
): Uint8Array {
  const database = openDatabase();
  try {
    database.exec(SCHEMA_11);
    database.exec('begin');
    const createdAt = Math.floor(deck.madeAt / DAY_MS - 3650) * DAY_MS;
    writeCollection(database, deck, createdAt);
    writeWords(database, deck, createdAt);
    database.exec('commit');
    onProgress(0.5);
    return zipped(database.export(), deck);
  } finally {
    database.close();
  }
}

function deckIdOf({ learn, lang }: Deck): number {
  return DECK_IDS + [...`${learn}${lang}`].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0);
}

function writeCollection(database: Database, deck: Deck, createdAt: number): void {
  const seconds = Math.floor(deck.madeAt / 1000);
  const deckId = deckIdOf(deck);
  const noteType = noteTypeOf({ id: NOTE_TYPE_ID, seconds, deckId, learn: deck.learn });
  const decks = { 1: deckOf(1, 'Default', seconds), [deckId]: deckOf(deckId, deck.name, seconds) };
  const times = [createdAt / 1000, deck.madeAt, deck.madeAt];
  const json = [
    settingsOf(deckId, NOTE_TYPE_ID, deck.words.length + 1),
    { [NOTE_TYPE_ID]: noteType },
    decks,
    DECK_OPTIONS,
    {},
  ].map(value => JSON.stringify(value));
  const statement = database.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)');
  statement.run([...times, ...json]);
  statement.free();
}

function writeWords(database: Database, deck: Deck, createdAt: number): void {
  const rows = {
    note: database.prepare(`insert into notes values (?, ?, ?, ?, ?, '', ?, ?, ?, 0, '')`),
    card: database.prepare(`insert into cards values (${'?, '.repeat(13)} 0, 0, 0, 0, ?)`),
    review: database.prepare('insert into revlog values (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  };
  const ids = { note: uniqueIds(), card: uniqueIds(), review: uniqueIds() };
  const place = [Math.floor(deck.madeAt / 1000), NOT_SYNCED];
  for (const [index, word] of deck.words.entries()) {
    const noteId = ids.note(word.addedAt);
    const fields = fieldsOf(word, deck);
    const guid = `slova-${deck.learn}-${deck.lang}-${word.key}`;
    rows.note.run([
      noteId,
      guid,
      NOTE_TYPE_ID,
      ...place,
      fields.join('\u001f'),
      word.word,
      checksum(word.word),
    ]);
    const cardIds = Array.from({ length: CARDS_A_NOTE }, () => ids.card(word.addedAt));
    for (const [direction, cardId] of cardIds.entries()) {
      const state = stateOf(word.history, createdAt, index + 1);
      rows.card.run([cardId, noteId, deckIdOf(deck), direction, ...place, ...state]);
    }
    for (const row of word.history ? loggedRows(word.history) : []) {
      rows.review.run([ids.review(row.at), cardIds[0] ?? 0, NOT_SYNCED, ...row.values]);
    }
  }
  for (const statement of Object.values(rows)) statement.free();
}

/** Anki's types of answers: the first of a card is learned, the others are reviews. */
const LEARNED = 0;
const REVIEWED = 1;

/** ease, ivl, lastIvl, factor, time and type of Anki's table `revlog`; intervals are the days that really passed. */
function loggedRows({ reviews, intervalDays }: History): { at: number; values: number[] }[] {
  const daysAfter = (place: number) => {
    const [one, next] = [reviews[place], reviews[place + 1]];
    return one && next ? Math.max(1, Math.round((next.at - one.at) / DAY_MS)) : Math.round(intervalDays);
  };
  return reviews.map(({ at, grade, milliseconds }, place) => {
    const [before, type] = place === 0 ? [0, LEARNED] : [daysAfter(place - 1), REVIEWED];
    const time = Math.min(milliseconds, LONGEST_ANSWER_MS);
    return { at, values: [grade, daysAfter(place), before, USUAL_EASE, time, type] };
  });
}

/** In the order of `FIELDS`. */
function fieldsOf(
  { word, translation, reading, note, sentence, emoji, sound, sentenceSound, key }: DeckWord,
  { learn }: Deck,
): string[] {
  const said = (clip: Uint8Array | undefined, name: string) =>
    clip === undefined ? '' : `[sound:${nameOfSound(learn, name)}]`;
  return [
    ...[word, translation, reading, note].map(textField),
    `${textField(sentence)} ${said(sentenceSound, sentenceName(key))}`.trimEnd(),
    textField(emoji),
    said(sound, key),
    key,
  ];
}

/** type, queue, due, ivl, factor, reps, lapses and data of Anki's table `cards`. */
function stateOf(history: History | undefined, createdAt: number, position: number): (number | string)[] {
  if (history === undefined || history.dueAt === null) {
    return [0, history?.isSuspended ? -1 : 0, position, 0, 0, 0, 0, '{}'];
  }
  const { dueAt, intervalDays, repetitions, lapses, stability, difficulty, isSuspended } = history;
  const due = Math.round((dueAt - createdAt) / DAY_MS);
  const memory = stability === null || difficulty === null ? {} : { s: stability, d: difficulty };
  const interval = Math.max(1, Math.round(intervalDays));
  return [2, isSuspended ? -1 : 2, due, interval, USUAL_EASE, repetitions, lapses, JSON.stringify(memory)];
}

/** Times that are ids in Anki: the next free millisecond where one is taken. */
function uniqueIds(): (wanted: number) => number {
  // Thousands of words may have been added at once, so each taken id leads on to where a free one may be.
  const next = new Map<number, number>();
  return wanted => {
    const first = Math.max(1, Math.floor(wanted));
    let id = first;
    while (next.has(id)) id = next.get(id) ?? id;
    next.set(id, id + 1);
    next.set(first, id + 1);
    return id;
  };
}

/** Anki finds doubles by the first four bytes of the SHA-1 of the first field. */
function checksum(text: string): number {
  return new DataView(sha1(strToU8(text)).buffer).getUint32(0);
}

/** The media of all decks share one folder. */
const nameOfSound = (learn: Language, name: string) => `slova-${learn}-${name}.mp3`;

/** No key of a word ends so. */
const sentenceName = (key: string) => `${key}--sentence`;

function zipped(collection: Uint8Array, deck: Deck): Uint8Array {
  const files: Zippable = { 'collection.anki2': collection };
  const media: Record<string, string> = {};
  const clips = deck.words.flatMap(({ key, sound, sentenceSound }) => [
    { name: key, clip: sound },
    { name: sentenceName(key), clip: sentenceSound },
  ]);
  for (const [index, { name, clip }] of clips.entries()) {
    if (clip === undefined) continue;
    // MP3 is packed already.
    files[index] = [clip, { level: 0 }];
    media[index] = nameOfSound(deck.learn, name);
  }
  return zipSync({ ...files, media: strToU8(JSON.stringify(media)) });
}
