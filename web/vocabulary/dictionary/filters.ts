import type { WordStanding } from '#contract/word-states.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';

/** Which words of the dictionary are listed, as chips offer them; the names are those of `marks.short`. */
export const FILTERS = ['all', 'due', 'new', 'learning', 'known'] as const;
export type Filter = (typeof FILTERS)[number];

const PARAMETER = 'show';

export function filterIn(search: URLSearchParams): Filter {
  return FILTERS.find(filter => filter === search.get(PARAMETER)) ?? 'all';
}

export function withFilter(search: URLSearchParams, filter: Filter): string {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete(PARAMETER);
  else next.set(PARAMETER, filter);
  return next.toString();
}

/** Whether a word comes back today or should have already; `today` is a day number. */
export function isDue(standing: WordStanding | undefined, today: number): boolean {
  return standing?.dueDay !== undefined && standing.dueDay <= today;
}

/** What is known of the person's words, and when. */
export type Knowledge = { states: WordStates; today: number };

export function isListed(filter: Filter, id: string, { states, today }: Knowledge): boolean {
  if (filter === 'all') return true;
  const standing = standingOf(states, id);
  return filter === 'due' ? isDue(standing, today) : (standing?.state ?? 'new') === filter;
}

/** How many words each chip would list. A word can be due and being learned; ignored ones are in `all` only. */
export function countFilters(words: readonly { id: string }[], knowledge: Knowledge): Record<Filter, number> {
  const counts = { all: words.length, due: 0, new: 0, learning: 0, known: 0 };
  for (const { id } of words) {
    const standing = standingOf(knowledge.states, id);
    const state = standing?.state ?? 'new';
    if (isDue(standing, knowledge.today)) counts.due += 1;
    if (state !== 'ignored') counts[state] += 1;
  }
  return counts;
}
