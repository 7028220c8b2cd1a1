import type { RoundLength } from '#contract/exercises.ts';
import { dueAmong, likeliestFirst, practiceWords } from './packet.ts';
import { ABSENCE_DAYS, SIZES, scaled } from './round-sizes.ts';
import type { WordStates } from './states.ts';
import { newLeftOn } from './today.ts';
import { type LearningSettings, NEW_WORD, type WordState } from './word-state.ts';

export type WordOfRound = { wordId: string; why: 'due' | 'new' | 'practice' };

type Wishes = {
  /** Exercises. */
  length: RoundLength;
  /** `repeat` brings no new words, `new` no due ones, and those beyond the day's number too. */
  only?: 'repeat' | 'new' | undefined;
  /**
   * Whether the round takes a word, told the words in the order in which it would have them: what is gone, or reads like one that
   * was taken, is passed over.
   */
  takes: (wordId: string) => boolean;
};

type RoundRequest = Wishes & {
  /** The states of all words of this person and learning language; missing ones are new. */
  states: WordStates;
  /** What may be asked, in any order; everything begun when missing. */
  source?: readonly string[] | undefined;
  /** What may be met, in this order; it is read no further than needed. */
  fresh: Iterable<string>;
  settings: LearningSettings;
  /** Today, as the learner's local day. */
  day: number;
  /** False for words that are gone, which are neither due nor waited for; everything is there when missing. */
  isThere?: (wordId: string) => boolean;
  /** The source was chosen, so it is asked for new words even when the day's are used up. */
  isChosen: boolean;
};

/**
 * The words of a round: what is due, likeliest remembered first, then new words as far as the day has room for them. After an
 * absence there are only a few due ones. On the first day, when nothing can be due, some words of that day come again beside the new ones. Where nothing is due or new come words that are not due yet, for practice.
 */
export function chooseRound(request: RoundRequest): WordOfRound[] {
  const { states, source, settings, day, only, length, isChosen, isThere = () => true } = request;
  const due = only === 'new' ? [] : dueAmong(source, states, day).filter(([wordId]) => isThere(wordId));
  const isReturn = only === undefined && due.length > 0 && day - lastDayOf(states) >= ABSENCE_DAYS;
  const left = only === 'new' ? Number.POSITIVE_INFINITY : newLeftOn(day, states, settings, isThere);
  const usual = states.size === 0 && !isChosen ? SIZES.firstNew : SIZES.fresh;
  const mostNew = only === 'repeat' || isReturn ? 0 : Math.min(left, scaled(usual, length));
  const fresh = newOnes(request, mostNew);
  const mostDue = isReturn ? SIZES.dueAfterAbsence : fresh.length > 0 ? SIZES.due : SIZES.dueWithoutNew;
  const asked = idsOf(likeliestFirst(due, day));
  const repeated = taken(asked, scaled(mostDue, length), request, 'due');
  if (repeated.length === 0 && fresh.length > 0 && only === undefined && isFirstDay(states, day))
    return [...ofSameDay([...idsOf(practiceWords(source, states, day))], request), ...fresh];
  const chosen = [...repeated, ...fresh];
  if (chosen.length > 0) return chosen;
  const wanted = isChosen && only !== 'repeat' ? newOnes(request, scaled(SIZES.fresh, length)) : [];
  if (wanted.length > 0) return wanted;
  const practice = idsOf(practiceWords(source, states, day));
  return taken(practice, scaled(SIZES.dueWithoutNew, length), request, 'practice');
}

type GuestRequest = Wishes & {
  /** What the device says of its words: those that were met, and those of them that are due, first what is to be asked first. */
  met: readonly string[];
  due: readonly string[];
  fresh: Iterable<string>;
};

/** The words of a guest's round. The first one is all new; while nothing is due, words that were met come again beside new ones. */
export function chooseGuestRound(request: GuestRequest): WordOfRound[] {
  const { met, due, fresh, length, only } = request;
  const known = new Set([...met, ...due]);
  const mostNew = only === 'repeat' ? 0 : known.size === 0 ? SIZES.firstNew : SIZES.fresh;
  const unmet = taken(without(known, fresh), scaled(mostNew, length), request, 'new');
  const mostDue = unmet.length > 0 ? SIZES.due : SIZES.dueWithoutNew;
  const asked = only === 'new' ? [] : taken(due, scaled(mostDue, length), request, 'due');
  if (asked.length === 0 && unmet.length > 0 && only === undefined)
    return [...ofSameDay(met, request), ...unmet];
  if (asked.length + unmet.length > 0) return [...asked, ...unmet];
  return taken(met, scaled(SIZES.dueWithoutNew, length), request, 'practice');
}

/** Some words that were met before, others from round to round: each round brings four and repeats three. */
function ofSameDay(met: readonly string[], request: Wishes): WordOfRound[] {
  const rounds = Math.max(0, Math.floor((met.length - SIZES.firstNew) / SIZES.fresh));
  const start = met.length === 0 ? 0 : (rounds * SIZES.sameDay) % met.length;
  const inTurn = [...met.slice(start), ...met.slice(0, start)];
  return taken(inTurn, scaled(SIZES.sameDay, request.length), request, 'practice');
}

const isFirstDay = (states: WordStates, day: number) =>
  [...states.values()].every(({ firstDay }) => firstDay === null || firstDay === day);

function newOnes({ states, fresh, takes }: RoundRequest, most: number): WordOfRound[] {
  const isNew = (wordId: string) => (states.get(wordId) ?? NEW_WORD).state === 'new';
  return taken(fresh, most, { takes: wordId => isNew(wordId) && takes(wordId) }, 'new');
}

function taken(
  wordIds: Iterable<string>,
  most: number,
  { takes }: Pick<Wishes, 'takes'>,
  why: WordOfRound['why'],
): WordOfRound[] {
  const words = new Set<string>();
  if (most === 0) return [];
  for (const wordId of wordIds) {
    if (!words.has(wordId) && takes(wordId)) words.add(wordId);
    if (words.size === most) break;
  }
  return [...words].map(wordId => ({ wordId, why }));
}

function* idsOf(words: Iterable<readonly [wordId: string, state: WordState]>): Generator<string> {
  for (const [wordId] of words) yield wordId;
}

function* without(known: ReadonlySet<string>, wordIds: Iterable<string>): Generator<string> {
  for (const wordId of wordIds) if (!known.has(wordId)) yield wordId;
}

function lastDayOf(states: WordStates): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const { lastDay } of states.values()) if (lastDay !== null && lastDay > last) last = lastDay;
  return last;
}
