import { HASTE_OF_SITTING } from './activation-memory.ts';
import type { Learner } from './learner.ts';
import { FEEDBACK, type Memory, type MemoryModel } from './memory.ts';

/**
 * Bjork and Bjork, "A New Theory of Disuse" (1992): storage strength only ever grows, retrieval strength falls with time and
 * the slower the greater the storage, and a meeting adds the more storage the nearer the word is to being forgotten:
 *
 *     retrieval R = e^-((days since the last meeting / storage)^STRETCH)
 *     storage     = storage x (1 + weight x GAIN x (1 - R)),  and R is 1 again
 *
 * The stretched exponential is among the best fitting forgetting functions of Rubin and Wenzel, Psychological Review 103
 * (1996). The theory has no numbers: STRETCH, GAIN and FIRST_DAYS are set so that a fresh word is recalled by six in ten the
 * day after, and one practised on days 1, 3, 7, 15 and 30 by eight in ten 30 days on. How words and people differ is assumed:
 * first storage by a factor of e^+-0.4 each, gain by e^+-0.15. Within a sitting, where one word follows another, forgetting is as
 * much faster than between sittings as in the other memory.
 */
export const storageMemory: MemoryModel = { name: 'storage', of: storageMemoryOf };

const STRETCH = 0.6;
const GAIN = 4;
const FIRST_DAYS = 3;

function storageMemoryOf(learner: Learner): Memory {
  const words = learner.difficulty.length;
  const storage = new Float64Array(words);
  const met = new Float64Array(words);
  /** Positive for easy words and good heads. */
  const ease = (word: number) => learner.talent - (learner.difficulty[word] ?? 0);
  const retrieval = (word: number, time: number) => {
    const held = storage[word] ?? 0;
    return held === 0 ? 0 : Math.exp(-((age(met[word] ?? 0, time) / held) ** STRETCH));
  };
  return {
    recall: retrieval,
    practise(word, time, weight, knew) {
      const held = storage[word] ?? 0;
      const gain = GAIN * Math.exp(0.15 * ease(word)) * weight * (knew ? 1 : FEEDBACK);
      storage[word] =
        held === 0
          ? FIRST_DAYS * Math.exp(0.4 * ease(word)) * weight
          : held * (1 + gain * (1 - retrieval(word, time)));
      met[word] = time;
    },
  };
}

/** Days between a meeting and another time, as the memory counts them. */
function age(met: number, time: number): number {
  return (time - met) * (Math.floor(time) === Math.floor(met) ? HASTE_OF_SITTING : 1);
}
