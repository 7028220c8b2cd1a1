import type { ExerciseKind } from '#contract/exercises.ts';
import { kindByStrength, kindsOfFresh } from './choose-kind.ts';
import { matchWords } from './kinds/match.ts';
import { ROUND_RULE, type RoundRule } from './round-rule.ts';
import { isFresh, isReading, type RoundWishes, type RoundWord, type Step } from './round-word.ts';

/** A question, and where among those of its section it should stand, 0 to 1. */
type Planned = { word: RoundWord; kind: ExerciseKind; wish: number };
type Placed = { kind: Step['kind']; wordIds: readonly string[] };

/**
 * The steps of a round: new words are met in groups and come back between the due ones, the second time produced; due words are
 * asked once, as strongly as they stand; after each group of letters words are read that they are enough for; five pairs end it. `words` are in the order in which they are to be met or asked. New words
 * beyond the wished length are left over, to take the place of what turns out to be known.
 */
export function composeCourse(
  words: readonly RoundWord[],
  wishes: RoundWishes,
  random: () => number,
  rule = ROUND_RULE,
): Step[] {
  const read = readingsInTurn(words, rule);
  const asks = words.filter(word => !isReading(word));
  const { fresh, due } = chosenWords(asks, wishes, rule);
  const firstTurn = Math.floor(random() * rule.fresh.length);
  const groups = groupsOf(fresh, rule.mostMet);
  const course: Placed[] = [];
  let later: Planned[] = [];
  let turn = firstTurn;
  for (const [number, group] of groups.entries()) {
    for (const word of group) course.push({ kind: 'meet', wordIds: [word.id] });
    const isLast = number === groups.length - 1;
    const asked = group.map(word => ({ word, kinds: kindsOfFresh(word, wishes, turn++, rule) }));
    const { now, next } = questionsOf(asked, isLast ? 0 : rule.laterShare);
    const dueHere = due.slice(share(due, number, groups), share(due, number + 1, groups));
    const dueNow = dueHere.map((word, place) => ({
      word,
      kind: kindByStrength(word, wishes, rule),
      wish: (place + 0.5) / dueHere.length,
    }));
    arrange([...later, ...now, ...dueNow], course, rule);
    course.push(...read(group, isLast));
    later = next;
  }
  return numbered(withMatch(course, [...fresh, ...due], wishes, rule));
}

/** Gives, group by group, the words that can be read once its letters have been met too; each once. */
function readingsInTurn(words: readonly RoundWord[], { readings }: RoundRule) {
  const toMeet = new Set(words.filter(isFresh).map(({ id }) => id));
  let waiting = words.filter(isReading);
  return (group: readonly RoundWord[], isLast: boolean): Placed[] => {
    for (const { id } of group) toMeet.delete(id);
    const able = waiting.filter(({ needs = [] }) => !needs.some(id => toMeet.has(id)));
    const read = able.slice(0, isLast ? readings.ofLast : readings.ofGroup);
    waiting = waiting.filter(word => !read.includes(word));
    return read.map(({ id }) => ({ kind: 'meaning', wordIds: [id] }));
  };
}

/** Steps with their places and, from the start of a round, their strokes. */
function numbered(course: readonly Placed[]): Step[] {
  return course.map((placed, number) => ({ number, stroke: number, ...placed }));
}

/** Where one kind of word is missing, more of the other come. */
function chosenWords(words: readonly RoundWord[], { length }: RoundWishes, rule: RoundRule) {
  const { fresh, due, dueAlone } = rule.shares[length];
  const [allFresh, allDue] = [words.filter(isFresh), words.filter(word => !isFresh(word))];
  const lackingDue = Math.max(0, due - allDue.length);
  const chosenFresh = allFresh.slice(0, fresh + Math.floor(lackingDue / rule.dueForOneFresh));
  const lackingFresh = Math.max(0, fresh - chosenFresh.length);
  const mostDue = due + Math.floor((lackingFresh * (dueAlone - due)) / fresh);
  return { fresh: chosenFresh, due: allDue.slice(0, mostDue) };
}

/** Groups of like size, the larger first; one empty group where nothing is new. */
function groupsOf(fresh: readonly RoundWord[], most: number): RoundWord[][] {
  const count = Math.max(1, Math.ceil(fresh.length / most));
  const smaller = Math.floor(fresh.length / count);
  const larger = fresh.length - smaller * count;
  return Array.from({ length: count }, (_, number) => {
    const start = number * smaller + Math.min(number, larger);
    return fresh.slice(start, start + smaller + (number < larger ? 1 : 0));
  });
}

/** How many of the due words stand before a group. */
const share = (due: readonly RoundWord[], number: number, groups: readonly unknown[]) =>
  Math.round((due.length * number) / groups.length);

/** The questions of a group: first ones before second ones, and the last of these in the next section. */
function questionsOf(
  asked: readonly { word: RoundWord; kinds: readonly ExerciseKind[] }[],
  laterShare: number,
): { now: Planned[]; next: Planned[] } {
  const staying = asked.length - Math.floor(asked.length * laterShare);
  const planned = asked.flatMap(({ word, kinds }, place) =>
    kinds.map((kind, time) => ({
      word,
      kind,
      wish: (time + (place + 0.5) / asked.length) / kinds.length,
      isLater: time > 0 && time === kinds.length - 1 && place >= staying,
    })),
  );
  const next = planned.filter(({ isLater }) => isLater);
  return {
    now: planned.filter(({ isLater }) => !isLater),
    next: next.map((question, place) => ({ ...question, wish: place / next.length / 2 })),
  };
}

/** Appends the questions nearly in the wished order: those of one word apart, and few of one kind in a row. */
function arrange(planned: readonly Planned[], course: Placed[], rule: RoundRule): void {
  const waiting = [...planned].sort((one, other) => one.wish - other.wish);
  while (waiting.length > 0) {
    const isFirst = (question: Planned) => waiting.find(({ word }) => word === question.word) === question;
    const allowed = waiting.filter(question => isFirst(question) && !isTooMany(course, question, rule));
    const fitting = rule.spacings.map(spacing =>
      allowed.find(({ word }) => stepsSince(course, word) >= spacing),
    );
    const next = fitting.find(question => question !== undefined) ?? farthest(course, waiting);
    waiting.splice(waiting.indexOf(next), 1);
    course.push({ kind: next.kind, wordIds: [next.word.id] });
  }
}

/** Where nothing fits, what was seen longest ago. */
function farthest(course: readonly Placed[], waiting: readonly Planned[]): Planned {
  return waiting.reduce((best, question) =>
    stepsSince(course, question.word) > stepsSince(course, best.word) ? question : best,
  );
}

function stepsSince(course: readonly Placed[], { id }: RoundWord): number {
  const last = course.findLastIndex(({ wordIds }) => wordIds.includes(id));
  return last < 0 ? Number.POSITIVE_INFINITY : course.length - last;
}

function isTooMany(course: readonly Placed[], { kind }: Planned, { mostInARow }: RoundRule): boolean {
  return course.length >= mostInARow && course.slice(-mostInARow).every(step => step.kind === kind);
}

function withMatch(
  course: readonly Placed[],
  words: readonly RoundWord[],
  { kinds }: RoundWishes,
  { matchFrom }: RoundRule,
): readonly Placed[] {
  if (words.length < matchFrom || !kinds.includes('match')) return course;
  const pairs = matchWords(words);
  if (pairs === undefined) return course;
  return [...course, { kind: 'match', wordIds: pairs.map(({ id }) => id) }];
}
