import type { Learner } from './learner.ts';
import { FEEDBACK, type Memory, type MemoryModel } from './memory.ts';
import { growingTraces } from './traces.ts';

/**
 * Pavlik and Anderson, "Practice and Forgetting Effects on Vocabulary Memory", Cognitive Science 29 (2005), on
 * Japanese-English words. Each meeting leaves a trace that fades by a power of its age, the faster the more active the word
 * was when it was met, which is what makes spacing pay:
 *
 *     activation m = ln( sum of weight x age^-decay ),  decay = DECAY_SCALE x e^m(at that meeting) + DECAY_LEAST
 *     recall       = 1 / (1 + e^((THRESHOLD - m) / NOISE))
 *
 * DECAY_SCALE, DECAY_LEAST, NOISE and the slower clock between sittings are the paper's (their threshold is -0.704, for bare
 * pairs drilled in a laboratory). Our threshold is lower, set so that a word practised on days 1, 3, 7, 15 and 30 is recalled
 * by eight in ten 30 days on. How much words and people differ is assumed: a threshold of +-0.3 and +-0.2, a decay of +-0.02.
 */
export const activationMemory: MemoryModel = { name: 'activation', of: activationMemoryOf };

const DECAY_SCALE = 0.217;
const DECAY_LEAST = 0.177;
const NOISE = 0.255;
const THRESHOLD = -1.4;
/** Forgetting between sittings runs at 0.025 of its speed within one (the paper's h), where other words come in between. */
export const HASTE_OF_SITTING = 1 / 0.025;
const SECONDS_A_DAY = 86_400;
const DAY_AS_SECONDS = SECONDS_A_DAY / HASTE_OF_SITTING;
const YOUNGEST_SECONDS = 1;

function activationMemoryOf(learner: Learner): Memory {
  const traces = growingTraces(learner.difficulty.length);
  const threshold = (word: number) => THRESHOLD + 0.15 * hardness(learner, word) - 0.15 * learner.talent;
  const leastDecay = (word: number) =>
    Math.max(0.08, DECAY_LEAST + 0.01 * hardness(learner, word) - 0.01 * learner.talent);
  return {
    recall(word, time) {
      const strength = traces.strength(word, clock(time), YOUNGEST_SECONDS);
      return strength === 0 ? 0 : 1 / (1 + Math.exp((threshold(word) - Math.log(strength)) / NOISE));
    },
    practise(word, time, weight, knew) {
      const now = clock(time);
      const decay = DECAY_SCALE * traces.strength(word, now, YOUNGEST_SECONDS) + leastDecay(word);
      traces.add(word, { time: now, decay, weight: knew ? weight : weight * FEEDBACK });
    },
  };
}

function hardness(learner: Learner, word: number): number {
  return learner.difficulty[word] ?? 0;
}

/** Seconds as the memory counts them. */
function clock(time: number): number {
  const day = Math.floor(time);
  return day * DAY_AS_SECONDS + (time - day) * SECONDS_A_DAY;
}
