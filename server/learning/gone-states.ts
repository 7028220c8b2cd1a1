import type { Language } from '#languages/index.ts';
import type { WordState } from '#learning/word-state.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Queries } from '../database/database.ts';
import { type CardsOf, isOwnCard } from '../dictionary/own-cards.ts';
import { findOwnCardIds } from '../dictionary/own-cards-store.ts';
import type { Learner } from '../word-states/learner-store.ts';
import { readStates } from '../word-states/state-store.ts';
import type { StatesByLanguage } from './lacked-states.ts';
import { listDueIds } from './overview-store.ts';

type Services = { catalogue: Catalogue; cardsOf: CardsOf };

type Asked = {
  learner: Learner;
  learns: readonly Language[];
  lang: Language | undefined;
  day: number;
};

/**
 * The states of words that fall due in the days of the forecast and can be asked no more: retired ones, and own cards that were deleted,
 * have left the dictionary or are of another pair.
 */
export async function readGoneStates(
  queries: Queries,
  { catalogue, cardsOf }: Services,
  { learner, learns, lang, day }: Asked,
): Promise<StatesByLanguage> {
  const { userId, dictionaryRevision } = learner;
  const gone = new Map<Language, readonly WordState[]>();
  for (const learn of learns) {
    const ids = await listDueIds(queries, { userId, learn, day });
    const unknown = ids.filter(id => {
      const word = catalogue.word(id);
      // Of a row that a language of the pair lacks, the row itself is counted apart.
      return word === undefined || (word.variant && !isOfPair(word, { lang: lang ?? learn, learn }));
    });
    if (unknown.length === 0) continue;
    const cards = await askedCards(learn, unknown);
    const missing = unknown.filter(id => !cards.has(id));
    gone.set(learn, [...(await readStates(queries, userId, learn, missing)).values()]);
  }
  return gone;

  /** Without an interface language, cards of any. */
  async function askedCards(learn: Language, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const cardIds = ids.filter(id => isOwnCard({ id }));
    if (cardIds.length === 0) return new Set();
    if (lang === undefined) return findOwnCardIds(queries, userId, cardIds);
    const cards = await cardsOf(userId, { lang, learn }, dictionaryRevision);
    return new Set(cards.map(({ id }) => id));
  }
}
