import type { Language } from '#languages/index.ts';
import type { TodayCounts } from '#learning/today.ts';
import type { WordState } from '#learning/word-state.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';
import { readStates } from '../word-states/state-store.ts';
import type { StateCount } from './overview-store.ts';

type Whose = { userId: string; lang: Language | undefined; learns: readonly Language[] };

/** The states of the few words that a language of the pair lacks, which are never asked in it, by learning language. */
export type LackedStates = ReadonlyMap<Language, readonly WordState[]>;

/** Without an interface language, of the words that the learning language itself lacks. */
export async function readLackedStates(
  queries: Queries,
  catalogue: Catalogue,
  { userId, lang, learns }: Whose,
): Promise<LackedStates> {
  const lacked = new Map<Language, readonly WordState[]>();
  for (const learn of learns) {
    const { lacking } = catalogue.ofPair({ lang: lang ?? learn, learn });
    const states = await readStates(queries, userId, learn, [...lacking]);
    if (states.size > 0) lacked.set(learn, [...states.values()]);
  }
  return lacked;
}

/** The counts without these words. */
export function countsWithout(
  lacked: LackedStates,
  counts: readonly StateCount[],
  day: number,
): readonly StateCount[] {
  return counts.map(count => {
    const states = (lacked.get(count.learn) ?? []).filter(({ state }) => state === count.state);
    const due = states.filter(({ dueDay }) => dueDay !== null && dueDay <= day);
    return { ...count, words: count.words - states.length, due: count.due - due.length };
  });
}

/** How many words are due in so many days, without these. */
export function aheadWithout(
  lacked: readonly WordState[] = [],
  ahead: TodayCounts['ahead'],
  day: number,
): TodayCounts['ahead'] {
  const left = new Map(ahead);
  for (const { dueDay } of lacked) {
    const words = dueDay === null ? undefined : left.get(dueDay - day);
    if (dueDay !== null && words !== undefined) left.set(dueDay - day, words - 1);
  }
  return left;
}
