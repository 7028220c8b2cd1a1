import type { LearningReport } from '#contract/learning.ts';
import type { WordStates } from '#learning/states.ts';
import type { WordState } from '#learning/word-state.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Queries } from '../database/database.ts';
import { type Confusion, listConfusions } from './report-store.ts';

type Hardest = LearningReport['hardest'];

const MOST_HARDEST = 20;
const MOST_CONFUSIONS = 5;

type Asked = {
  catalogue: Catalogue;
  userId: string;
  pair: Pair;
  states: WordStates;
  /** The person's cards of the pair, which can be as hard as any word. */
  cards: readonly CatalogueWord[];
};

/** The words most often missed, of those that can be trained, each with what was chosen instead. */
export async function hardestOf(queries: Queries, asked: Asked): Promise<Hardest> {
  const { catalogue, userId, pair, states } = asked;
  const cards = new Map(asked.cards.map(card => [card.id, card]));
  const ofPair = catalogue.ofPair(pair);
  const wordOf = (id: string) => ofPair.word(id) ?? cards.get(id);
  const hardest = mostMissed(states, id => wordOf(id) !== undefined);
  const ids = hardest.map(([id]) => id);
  const confusions = await listConfusions(queries, { userId, learn: pair.learn }, ids);
  return hardest.flatMap(([id, { reps, lapses }]) => {
    const word = wordOf(id);
    const ofWord = confusions.filter(({ word_id }) => word_id === id);
    return word === undefined
      ? []
      : [
          {
            ...faceOf(word, pair),
            ...(word.emoji !== '' && { emoji: word.emoji }),
            ...(word.shelf !== '' && { shelf: word.shelf }),
            ...{ reps, lapses, confusedWith: confusedWith(ofWord) },
          },
        ];
  });

  function confusedWith(ofWord: readonly Confusion[]): Hardest[number]['confusedWith'] {
    return ofWord
      .flatMap(({ chosen_id, times }) => {
        const other = wordOf(chosen_id);
        return other === undefined ? [] : [{ ...faceOf(other, pair), times }];
      })
      .slice(0, MOST_CONFUSIONS);
  }
}

/**
 * Most lapses first, then what is asked again soonest. Among thousands of words few come near the first places, so these are looked
 * for without sorting all.
 */
function mostMissed(states: WordStates, isThere: (wordId: string) => boolean) {
  const hardest: [string, WordState][] = [];
  for (const entry of states) {
    const [id, { mark, lapses }] = entry;
    if (mark !== 'none' || lapses === 0) continue;
    const last = hardest[MOST_HARDEST - 1];
    if ((last !== undefined && !isHarder(entry, last)) || !isThere(id)) continue;
    const place = hardest.findIndex(other => isHarder(entry, other));
    hardest.splice(place === -1 ? hardest.length : place, 0, entry);
    if (hardest.length > MOST_HARDEST) hardest.pop();
  }
  return hardest;
}

function isHarder([, one]: [string, WordState], [, other]: [string, WordState]): boolean {
  return one.lapses === other.lapses ? one.spacing < other.spacing : one.lapses > other.lapses;
}

function faceOf({ id, forms }: CatalogueWord, { lang, learn }: Pair) {
  return { id, word: forms[learn], translation: forms[lang] };
}
