import { v7 as uuidV7 } from 'uuid';
import { MOST_CARD_CHARACTERS } from '#contract/list-codes.ts';
import { characters } from '#contract/text-length.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { invalidInput } from '../http/errors.ts';

/** What a list takes of an own card. */
export type WrittenCard = {
  id: string;
  learn: Language;
  lang: Language;
  word: string;
  translation: string;
  sentence: string;
};

/** Such a copy: others see it and nothing else of its owner. Its `id` says nothing of the card. */
export type ListedCard = WrittenCard & {
  /** The card of the owner that it was copied from. */
  card: string;
};

/** The key of a word, or a card. */
export type ListEntry = string | ListedCard;

export const idOf = (entry: ListEntry): string => (typeof entry === 'string' ? entry : entry.id);

export const isCard = (entry: ListEntry): entry is ListedCard => typeof entry !== 'string';

/** Only `writeEntries` has written it. */
export const readEntries = (json: string): ListEntry[] => JSON.parse(json);

export const writeEntries = (entries: readonly ListEntry[]): string => JSON.stringify(entries);

type Known = {
  catalogue: Catalogue;
  /** What the list has now: these stay as they are. */
  before: readonly ListEntry[];
  /** Own cards that are named, as they are written. */
  cards: readonly WrittenCard[];
};

/** The words that a list is to have, each once; throws 422 with those that there are not, and for more text than a list may hold. */
export function entriesOf(ids: readonly string[], { catalogue, before, cards }: Known): ListEntry[] {
  const known = new Map(
    before.filter(isCard).flatMap(entry => [entry.id, entry.card].map(id => [id, entry])),
  );
  const written = new Map(cards.map(card => [card.id, card]));
  const entries = new Map<string, ListEntry>();
  const unknown: string[] = [];
  for (const id of ids) {
    const card = written.get(id);
    const entry = known.get(id) ?? (catalogue.word(id) === undefined ? card && copyOf(card) : id);
    if (entry === undefined) unknown.push(id);
    else entries.set(isCard(entry) ? entry.card : entry, entry);
  }
  if (unknown.length > 0) throw invalidInput({ words: unknown.map(id => `Unknown word: ${id}`) });
  const all = [...entries.values()];
  if (lengthOf(all) > MOST_CARD_CHARACTERS)
    throw invalidInput({
      words: [`The cards in a list may have at most ${MOST_CARD_CHARACTERS} characters together`],
    });
  return all;
}

function copyOf({ id: card, learn, lang, word, translation, sentence }: WrittenCard): ListedCard {
  // Without the time: when its owner wrote what is nobody's business.
  return { id: `card-${uuidV7({ msecs: 0 })}`, card, learn, lang, word, translation, sentence };
}

function lengthOf(entries: readonly ListEntry[]): number {
  let length = 0;
  for (const { word, translation, sentence } of entries.filter(isCard))
    length += characters(word) + characters(translation) + characters(sentence);
  return length;
}
