import type { createCards, matchWords } from '#contract/cards.ts';
import type { Call } from '#contract/endpoint.ts';
import type { saveMarks } from '#contract/learning.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import type { Pair } from './deck/columns.ts';
import type { OnProgress } from './deck/deck.ts';
import type { SkippedRow, WordRow } from './deck/rows.ts';
import { type Histories, historiesOf } from './history-calls.ts';

type FileRows = Call<typeof matchWords>['body']['rows'];
type NewMarks = Call<typeof saveMarks>['body']['marks'];
type NewCards = Call<typeof createCards>['body']['cards'];

/** The calls that an import makes. */
export type ImportCalls = {
  /** The key of the word that each row is, or null. */
  match(rows: FileRows): Promise<(string | null)[]>;
  /** Adds words to the dictionary; returns the ids of those that were not there. */
  addWords(wordIds: string[]): Promise<string[]>;
  makeCards(cards: NewCards): Promise<{ id: string; isNew: boolean }[]>;
  /** Keeps answers that were given in another program; returns how many were not there. */
  saveHistories(words: Histories): Promise<number>;
  saveMarks(marks: NewMarks): Promise<unknown>;
};

export type ImportResult = {
  /** Words of the catalogue that are new in the dictionary, and cards that were made. */
  addedWords: number;
  madeCards: number;
  /** Rows that the person had already. */
  known: number;
  skipped: SkippedRow[];
  /** Sentences and notes that were left behind: a word of the catalogue has no place for a person's own. */
  withoutSentences: number;
  /** Answers of another program that are new in the log. */
  reviews: number;
  /** Why it stopped before the end, where it did, and with what it goes on; what was done until then stays. */
  stopped?: {
    failure: unknown;
    left: readonly WordRow[];
    /** The ids of what came by this import: it is no word that the person had before. */
    fresh: ReadonlySet<string>;
  };
};

export const NOTHING_IMPORTED: ImportResult = {
  addedWords: 0,
  madeCards: 0,
  known: 0,
  skipped: [],
  withoutSentences: 0,
  reviews: 0,
};

type Import = {
  words: readonly WordRow[];
  pair: Pair;
  calls: ImportCalls;
  onProgress: OnProgress;
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now: number;
  /** What an import has done that stopped and now goes on. */
  before?: ImportResult;
};

/**
 * Brings words of a file to the person: those of the catalogue go into the dictionary, others become own cards. Doing it twice
 * changes nothing.
 */
export async function importWords({
  words,
  onProgress,
  signal,
  before = NOTHING_IMPORTED,
  ...means
}: Import): Promise<ImportResult> {
  const { stopped, ...until } = before;
  const result: ImportResult = { ...until, skipped: [...until.skipped] };
  const fresh = new Set(stopped?.fresh);
  let done = 0;
  try {
    for (const chunk of inCalls(words)) {
      signal.throwIfAborted();
      await importChunk(chunk, { ...means, result, fresh });
      done += chunk.length;
      onProgress(done / words.length);
    }
  } catch (failure) {
    return { ...result, stopped: { failure, left: words.slice(done), fresh } };
  }
  return result;
}

type Chunk = Pick<Import, 'pair' | 'calls' | 'now'> & { result: ImportResult; fresh: Set<string> };

async function importChunk(
  rows: readonly WordRow[],
  { pair, calls, result, now, fresh }: Chunk,
): Promise<void> {
  const cameBefore = new Set(fresh);
  const wordIds = await calls.match(
    rows.map(({ word, translation, key }) => ({ word, translation, key: key.slice(0, 80) })),
  );
  const found = rows.map((row, index) => ({ row, id: wordIds[index] }));
  const words = found.flatMap(({ row, id }) => (typeof id === 'string' ? [{ row, id }] : []));
  const others = found.filter(({ id }) => typeof id !== 'string').map(({ row }) => row);
  const cards = others.filter(row => row.translation !== '');
  const added = words.length === 0 ? [] : await calls.addWords(words.map(({ id }) => id));
  result.addedWords += added.length;
  for (const id of added) fresh.add(id);
  const made = cards.length === 0 ? [] : await calls.makeCards(cards.map(row => cardOf(row, pair)));
  const isNew = made.filter(card => card.isNew).length;
  result.madeCards += isNew;
  for (const card of made) if (card.isNew) fresh.add(card.id);
  const kept = [...words, ...cards.map((row, index) => ({ row, id: made[index]?.id ?? '' }))];
  for (const histories of historiesOf(kept, now)) result.reviews += await calls.saveHistories(histories);
  // What the person had before is as they left it here.
  const ignored = kept.filter(({ row, id }) => row.history?.isSuspended === true && fresh.has(id));
  if (ignored.length > 0)
    await calls.saveMarks(
      ignored.map(({ id: wordId }) => ({
        ...{ id: newId(), wordId, learn: pair.learn, at: now },
        mark: 'ignored',
      })),
    );
  // Only now: until here the rows may come a second time.
  const ids = new Set([...words, ...made].map(({ id }) => id));
  const counted = [...ids].filter(id => cameBefore.has(id)).length + others.length - cards.length;
  result.known += rows.length - added.length - isNew - counted;
  result.withoutSentences += words
    .flatMap(({ row, id }) => [!isOurs(row, id) && row.sentence, row.note])
    .filter(Boolean).length;
  for (const row of others) {
    if (row.translation !== '') continue;
    result.skipped.push({ place: row.place, text: row.word.slice(0, 80), reason: 'noTranslation' });
  }
}

/** Our own exports name the word, and their sentence is the one that it has here. */
const isOurs = ({ key }: WordRow, id: string) => key === id;

/** The pattern of contract/cards.ts: a card of our own exports keeps its id. */
const CARD_KEY = /^card-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function cardOf({ key, place: _, history: __, ...written }: WordRow, pair: Pair): NewCards[number] {
  return { ...written, ...pair, ...(CARD_KEY.test(key) && { id: key }) };
}

/** The contract's bound for one call, and bytes that leave room within a body of 512 kB. */
const MOST_AT_ONCE = 500;
const LARGEST_CALL_BYTES = 400 * 1024;

function inCalls(words: readonly WordRow[]): WordRow[][] {
  const chunks: WordRow[][] = [];
  let chunk: WordRow[] = [];
  let size = 0;
  const encoder = new TextEncoder();
  for (const word of words) {
    const { history: _, ...sent } = word;
    const bytes = encoder.encode(JSON.stringify(sent)).length + 100;
    if (chunk.length === MOST_AT_ONCE || (chunk.length > 0 && size + bytes > LARGEST_CALL_BYTES)) {
      chunks.push(chunk);
      chunk = [];
      size = 0;
    }
    chunk.push(word);
    size += bytes;
  }
  return chunk.length === 0 ? chunks : [...chunks, chunk];
}
