import { foldForm } from '#contract/search.ts';
import type { Word } from '#contract/words.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { type Pair, presentWord } from '../catalogue/present.ts';
import { isCard, type ListEntry, type ListedCard } from './entries.ts';

/** What a list shows in a pair of languages: its words that both have, and its cards of just this pair, with their sentences. */
export function shownWords(catalogue: Catalogue, entries: readonly ListEntry[], pair: Pair) {
  const ofPair = catalogue.ofPair(pair);
  const cards = entries.filter(isCard).filter(card => isOfPair(card, pair));
  const words = entries.flatMap((entry): Word[] => {
    if (isCard(entry)) return isOfPair(entry, pair) ? [cardAsWord(entry)] : [];
    const word = ofPair.word(entry);
    return word === undefined ? [] : [presentWord(word, pair)];
  });
  const sentences = cards.filter(({ sentence }) => sentence !== '').map(({ id, sentence }) => [id, sentence]);
  return { words, sentences: Object.fromEntries(sentences) as Record<string, string> };
}

/** Whether a card of a list was written for a pair of languages. */
export const isOfPair = ({ learn, lang }: ListedCard, pair: Pair): boolean =>
  learn === pair.learn && lang === pair.lang;

function cardAsWord({ id, word, translation }: ListedCard): Word {
  return { id, en_word: word, translation };
}

/** Finds which of somebody's own cards of a pair says the same as a card of a list; undefined where none does. */
export function ownCardFinder(cards: readonly CatalogueWord[], pair: Pair) {
  const said = (word: string, translation: string) =>
    JSON.stringify([foldForm(pair.learn, word), foldForm(pair.lang, translation)]);
  const byText = new Map(
    cards.map(card => [said(card.forms[pair.learn], card.forms[pair.lang]), card] as const),
  );
  return (entry: ListedCard): CatalogueWord | undefined =>
    isOfPair(entry, pair) ? byText.get(said(entry.word, entry.translation)) : undefined;
}
