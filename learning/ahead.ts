import { overdueness, type PacketRequest, pick, unmet } from './packet.ts';
import { isQueued } from './word-state.ts';

/** How many days a learner is provided for. */
export const DAYS_AHEAD = 7;
/** Ten packets of what is due, two days of new words. */
const MOST_DUE_AHEAD = 200;
const MOST_NEW_AHEAD = 40;
const DAYS_OF_NEW = 2;

/** The words that packets of the next days are made of: what is due by then, soonest first, then new ones. */
export function wordsAhead({
  states,
  source,
  fresh = source ?? [],
  isThere = () => true,
  settings,
  day,
}: Omit<PacketRequest, 'trainer' | 'random'>): string[] {
  const until = day + DAYS_AHEAD;
  const soon = pick(source, states, state => isQueued(state) && (state.dueDay ?? until) < until);
  const due = soon
    .map(([wordId, state]) => ({
      wordId,
      dueDay: Math.max(state.dueDay ?? day, day),
      overdue: overdueness(state, day),
    }))
    .filter(({ wordId }) => isThere(wordId))
    .sort((one, other) => one.dueDay - other.dueDay || one.overdue - other.overdue)
    .slice(0, MOST_DUE_AHEAD);
  const mostNew = Math.min(MOST_NEW_AHEAD, DAYS_OF_NEW * settings.newPerDay);
  return [...due.map(({ wordId }) => wordId), ...unmet(fresh, states, mostNew)];
}
