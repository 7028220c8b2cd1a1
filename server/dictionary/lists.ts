import type { listDictionary } from '#contract/dictionary.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Pair, presentDictionaryWord } from '../catalogue/present.ts';
import { cacheWordBytes } from '../catalogue/word-bytes.ts';
import type { PersonReads } from '../database/person-reads.ts';
import type { CachedResponse } from '../http/cached-response.ts';
import { isOwnCard } from './own-cards.ts';
import { listOwnCards, type OwnCard } from './own-cards-store.ts';
import type { PersonalResponses } from './personal-responses.ts';
import { type Entry, listEntries } from './store.ts';

type ListResponse = CachedResponse<Reply<typeof listDictionary>>;

/** Makes the function that lists a person's dictionary. */
export function dictionaryLists(
  reads: PersonReads,
  catalogue: Catalogue,
  keep: PersonalResponses,
): (userId: string, pair: Pair) => Promise<ListResponse> {
  const compose = listComposer(catalogue);
  return (userId, pair) =>
    keep(userId, `${pair.lang} ${pair.learn}`, revision =>
      reads({ userId, counted: 'dictionary', revision }, async queries => {
        const entries = await listEntries(queries, userId);
        const hasCards = entries.some(({ wordId }) => isOwnCard({ id: wordId }));
        const cards = hasCards ? await listOwnCards(queries, userId, pair) : [];
        return compose({ entries, cards, pair });
      }),
    );
}

type Listed = { entries: readonly Entry[]; cards: readonly OwnCard[]; pair: Pair };

const OPENING = Buffer.from('{"success":true,"message":"","data":{"words":[');
const CLOSING = Buffer.from(']}}');
const NONE = Buffer.alloc(0);

/** Makes the JSON of lists. All that is said of a word is the same for everybody but when it was added. */
function listComposer(catalogue: Catalogue): (listed: Listed) => Buffer {
  const bytesOf = cacheWordBytes(presentDictionaryWord);

  return ({ entries, cards, pair }) => {
    const cardsById = new Map(cards.map(card => [card.id, card]));
    const { word: wordOf } = catalogue.ofPair(pair);
    const pieces: Buffer[] = [OPENING];
    let added = { at: Number.NaN, bytes: NONE };
    for (const { wordId, addedAt } of entries) {
      const word = wordOf(wordId);
      const card = cardsById.get(wordId);
      if (word === undefined && card === undefined) continue;
      // Words are often added together, so the end of one is mostly the end of the next.
      if (added.at !== addedAt) added = { at: addedAt, bytes: Buffer.from(`,"added_at":${addedAt}},`) };
      if (word !== undefined) pieces.push(...bytesOf(word, pair), added.bytes);
      else if (card !== undefined) pieces.push(cardBytes(card), added.bytes);
    }
    const last = pieces.length - 1;
    if (last > 0) pieces[last] = (pieces[last] as Buffer).subarray(0, -1);
    pieces.push(CLOSING);
    return Buffer.concat(pieces);
  };
}

/** The JSON of an own card, without its closing brace. */
function cardBytes({ id, word, translation, reading, emoji }: OwnCard): Buffer {
  const shown = { id, english_word: word, translation, transcription: reading || undefined };
  return Buffer.from(JSON.stringify({ ...shown, emoji: emoji || undefined, category: null }).slice(0, -1));
}
