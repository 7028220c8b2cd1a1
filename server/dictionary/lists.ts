import type { listDictionary } from '#contract/dictionary.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Pair, presentDictionaryWord } from '../catalogue/present.ts';
import { LeastRecentlyUsed } from '../least-recently-used.ts';
import { bytesAnswer, type ReadyAnswer } from '../ready-answer.ts';
import type { Entry } from './store.ts';

/** Pairs of languages whose words are kept as JSON: about 250 kB each when the whole catalogue is in use. */
const MOST_PAIRS = 64;

const OPENING = Buffer.from('{"success":true,"message":"","data":{"words":[');
const CLOSING = Buffer.from(']}}');
const NONE = Buffer.alloc(0);

/**
 * Makes the lists of dictionaries. All that is said of a word is the same for everybody but when it was added, so the bytes
 * of a word are made once per pair of languages: a list then costs a tenth of turning its words into JSON each time.
 */
export function dictionaryLists(
  catalogue: Catalogue,
): (entries: readonly Entry[], pair: Pair) => ReadyAnswer<Answer<typeof listDictionary>> {
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
    return bytesAnswer(Buffer.concat(pieces));
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
