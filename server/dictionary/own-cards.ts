import { CARD_ID } from '#contract/bounds.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isLearnedIn } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { cacheByRevision } from './cached-by-revision.ts';
import { findOwnCardIds, listOwnCards, type OwnCard } from './own-cards-store.ts';
import { dictionaryRevision } from './store.ts';

/** Cards are cached up to this many bytes of all people, at about so many each. */
const MOST_BYTES = 16 * 1024 * 1024;
const CARD_BYTES = 1000;

/** The id of an own card may take the place of a word's key. Keys may begin alike (`card-noun-game`), but have no such number. */
export function isOwnCard({ id }: { id: string }): boolean {
  return CARD_ID.test(id);
}

/** The own cards in a person's dictionary, as words of their pair. `revision` is that of the dictionary, where it has just been read. */
export type CardsOf = (
  userId: string,
  pair: Pair,
  revision: number | undefined,
) => Promise<readonly CatalogueWord[]>;

export function ownCardCache(db: Db, reads: PersonReads): CardsOf {
  const cached = cacheByRevision<readonly CatalogueWord[]>(userId => dictionaryRevision(db, userId), {
    mostBytes: MOST_BYTES,
    bytesOf: cards => CARD_BYTES * cards.length,
  });
  return async (userId, pair, read) => {
    // A word and its translation in one language would be one form; such cards are read, not asked.
    if (pair.lang === pair.learn) return [];
    const make = async (revision: number) => {
      const cards = await reads({ userId, counted: 'dictionary', revision }, queries =>
        listOwnCards(queries, userId, pair),
      );
      return cards.map(card => wordOf(card, pair));
    };
    return cached(userId, `${pair.lang} ${pair.learn}`, make, read);
  };
}

/** Those of the ids that are neither a word that can be learned nor a card of the person. */
export async function unknownIds(
  db: Db,
  catalogue: Catalogue,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const others = [...new Set(ids)].filter(id => catalogue.word(id) === undefined);
  const cards = others.filter(id => isOwnCard({ id }));
  const own = cards.length === 0 ? new Set() : await findOwnCardIds(db, userId, cards);
  return others.filter(id => !own.has(id));
}

type Learned = { wordId: string; learn: Language };

/** The same in the language in which each is learned: a further form of a row is unknown in others than its own. */
export async function unknownLearnedIds(
  db: Db,
  catalogue: Catalogue,
  userId: string,
  learned: readonly Learned[],
): Promise<string[]> {
  const ids = learned.map(({ wordId }) => wordId);
  const elsewhere = learned.filter(({ wordId, learn }) => {
    const word = catalogue.word(wordId);
    return word !== undefined && !isLearnedIn(word, learn);
  });
  const unknown = await unknownIds(db, catalogue, userId, ids);
  return [...new Set([...unknown, ...elsewhere.map(({ wordId }) => wordId)])];
}

/** The same for what answers and marks can be of: a letter of a course is learned as a word is, and kept in no dictionary. */
export function unlearnableIds(
  db: Db,
  catalogue: Catalogue,
  userId: string,
  learned: readonly Learned[],
): Promise<string[]> {
  const words = learned.filter(({ wordId }) => !catalogue.isLetter(wordId));
  return unknownLearnedIds(db, catalogue, userId, words);
}

const NO_FORMS = Object.fromEntries(LANGUAGE_CODES.map(language => [language, ''])) as CatalogueWord['forms'];

function wordOf({ id, word, translation, reading, emoji }: OwnCard, { lang, learn }: Pair): CatalogueWord {
  return {
    ...{ id, category: '', shelf: '', pos: '', emoji, sense: '' },
    forms: { ...NO_FORMS, [learn]: word, [lang]: translation },
    spoken: {},
    genders: {},
    notes: {},
    transcriptions: reading === '' ? {} : { [learn]: reading },
  };
}
