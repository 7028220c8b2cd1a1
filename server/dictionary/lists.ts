import type { listDictionary } from '#contract/dictionary.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Pair, presentDictionaryWord } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import { LeastRecentlyUsed } from '../least-recently-used.ts';
import { personalAnswer, type ReadyAnswer } from '../ready-answer.ts';
import { dictionaryRevision, type Entry, listEntries } from './store.ts';

/** Pairs of languages whose words are kept as JSON: about 250 kB each when the whole catalogue is in use. */
const MOST_PAIRS = 64;

/** Lists of people that are kept ready: some 40 kB each. */
const MOST_LISTS = 500;

type ListAnswer = ReadyAnswer<Answer<typeof listDictionary>>;

/**
 * Makes the function that lists a person's dictionary. A list is kept together with the revision it was made of, and the
 * database is asked for the revision each time: that is a look at one row, and right whichever server made the last change.
 */
export function dictionaryLists(
  db: Db,
  catalogue: Catalogue,
): (userId: string, pair: Pair) => Promise<ListAnswer> {
  const compose = listComposer(catalogue);
  const kept = new LeastRecentlyUsed<{ revision: number; answer: ListAnswer }>(MOST_LISTS);

  return async (userId, pair) => {
    const key = `${userId} ${pair.lang} ${pair.learn}`;
    // Before the entries: a change between the two makes the list newer than its revision, and it is made anew next time.
    const revision = await dictionaryRevision(db, userId);
    const known = kept.get(key);
    if (known?.revision === revision) return known.answer;
    const answer: ListAnswer = personalAnswer(compose(await listEntries(db, userId), pair));
    kept.set(key, { revision, answer });
    return answer;
  };
}

const OPENING = Buffer.from('{"success":true,"message":"","data":{"words":[');
const CLOSING = Buffer.from(']}}');
const NONE = Buffer.alloc(0);

/**
 * Makes the JSON of lists. All that is said of a word is the same for everybody but when it was added, so the bytes
 * of a word are made once per pair of languages: a list then costs a tenth of turning its words into JSON each time.
 */
function listComposer(catalogue: Catalogue): (entries: readonly Entry[], pair: Pair) => Buffer {
  const pairs = new LeastRecentlyUsed<Map<string, Buffer>>(MOST_PAIRS);

  return (entries, pair) => {
    const known = pairs.getOrMake(`${pair.lang} ${pair.learn}`, () => new Map());
    const pieces: Buffer[] = [OPENING];
    let added = { at: Number.NaN, bytes: NONE };
    for (const { wordId, addedAt } of entries) {
      const opened = known.get(wordId) ?? remember(known, wordId, pair);
      if (opened === NONE) continue;
      // Words are often added together, so the end of one is mostly the end of the next.
      if (added.at !== addedAt) added = { at: addedAt, bytes: Buffer.from(`${addedAt}},`) };
      pieces.push(opened, added.bytes);
    }
    const last = pieces.length - 1;
    if (last > 0) pieces[last] = (pieces[last] as Buffer).subarray(0, -1);
    pieces.push(CLOSING);
    return Buffer.concat(pieces);
  };

  /** The JSON of a word up to the moment it was added; empty for a word that has left the catalogue. */
  function remember(known: Map<string, Buffer>, wordId: string, pair: Pair): Buffer {
    const word = catalogue.word(wordId);
    const opened =
      word === undefined
        ? NONE
        : Buffer.from(`${JSON.stringify(presentDictionaryWord(word, pair)).slice(0, -1)},"added_at":`);
    known.set(wordId, opened);
    return opened;
  }
}
