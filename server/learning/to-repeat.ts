import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { CardsOf } from '../dictionary/own-cards.ts';
import { filledCourses } from '../word-states/fill.ts';
import { overviewOf } from './overview.ts';
import { listDueFirst } from './overview-store.ts';

type Services = { db: Db; catalogue: Catalogue; cardsOf: CardsOf; clock: () => number };

/** Of the words that wait longest some may be own cards or retired; one of so many has a form. */
const LOOKED_AT = 20;

/**
 * What somebody is to repeat today, by the number that home shows: of the learning language where something waits in it, else of the one in
 * which most does; undefined where nothing waits.
 */
export function toRepeat({ db, catalogue, cardsOf, clock }: Services) {
  return async (userId: string, learning: Language, lang: Language) => {
    const { learner, learns } = await filledCourses(db, userId);
    const day = localDay(clock(), learner.zone);
    const asked = { learner, learns, learn: learning, lang, day };
    const { languages } = await overviewOf(db, { catalogue, cardsOf }, asked);
    const waiting = languages.filter(({ due }) => due > 0).sort((one, other) => other.due - one.due);
    const chosen = waiting.find(({ learn }) => learn === learning) ?? waiting[0];
    if (chosen === undefined) return undefined;
    const { learn, due: words } = chosen;
    const ofPair = catalogue.ofPair({ lang, learn });
    const ids = await listDueFirst(db, { userId, learn, day }, LOOKED_AT);
    const [first] = ids.flatMap(id => ofPair.word(id)?.forms[learn] ?? []);
    return { learn, words, first };
  };
}
