import { TEST_TYPES, type TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { PacketOption, PacketWord } from '#contract/words.ts';
import { type Action, LOADING, step } from './sitting.ts';
import type { Playing, Sitting } from './sitting-state.ts';

export const CHOICE = TEST_TYPES.filter(testType => testType !== 'flashcards');

export const option = (id: string): PacketOption => ({
  id,
  word: `word ${id}`,
  translation: `translation ${id}`,
});
export const question = (id: string, decoys = 3): PacketWord => ({
  ...option(id),
  otherWords: Array.from({ length: decoys }, (_, number) => option(`${id}-decoy-${number + 1}`)),
});
export const someWords = (count: number) =>
  Array.from({ length: count }, (_, number) => question(`w${number + 1}`));

/** Random numbers that can be repeated (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let ids = 0;
export function newId(): string {
  ids += 1;
  return `id-${ids}`;
}
export const at = (now: number, random: () => number = seeded(1)) => ({ now, random, newId });

/** Runs actions one after the other, a second apart. */
export const run = (sitting: Sitting, ...actions: Action[]) =>
  actions.reduce((current, action, index) => step(current, action, at(1000 * (index + 1))), sitting);

/** The first question, once it can be answered. */
export const start = (testType: TestType, words: AskedWord[] = someWords(3)) =>
  playing(step(step(LOADING, { kind: 'loaded', testType, words }, at(0)), { kind: 'open' }, at(0)));

export function playing(sitting: Sitting): Playing {
  if (sitting.phase !== 'playing') throw new Error(`The sitting is ${sitting.phase}`);
  return sitting;
}

export const right = (sitting: Playing): Action => ({ kind: 'answer', optionId: sitting.word.id });
export const wrong = (sitting: Playing, number = 1): Action => ({
  kind: 'answer',
  optionId: `${sitting.word.id}-decoy-${number}`,
});
export const learned = (wordId: string): Action => ({
  kind: 'learned',
  word: { wordId, restore: true },
});
export const solve = (sitting: Playing) =>
  playing(run(sitting, right(sitting), { kind: 'goOn' }, { kind: 'open' }));
