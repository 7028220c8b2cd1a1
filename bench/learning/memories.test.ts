import { expect, test } from 'vitest';
import { activationMemory } from './activation-memory.ts';
import { drawLearner, type Learner } from './learner.ts';
import type { Memory } from './memory.ts';
import { storageMemory } from './storage-memory.ts';

const models = [activationMemory, storageMemory];
const circumstances = { words: 40, days: 1, minutes: 10, attendance: 1 };

function meanOverPeople(of: (learner: Learner) => Memory, value: (memory: Memory, word: number) => number) {
  const values = Array.from({ length: 20 }, (_, place) => {
    const memory = of(drawLearner(`reader ${place}`, circumstances));
    return Array.from({ length: 40 }, (__, word) => value(memory, word));
  }).flat();
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

function practisedOn(days: readonly number[], at: number, knew = true) {
  return (memory: Memory, word: number) => {
    for (const day of days) memory.practise(word, day, 1, knew);
    return memory.recall(word, at);
  };
}

test.each(models)('a word never met is never recalled ($name)', ({ of }) => {
  expect(meanOverPeople(of, memory => memory.recall(0, 5))).toBe(0);
});

test.each(models)(
  'of words practised on days 1, 3, 7, 15 and 30, eight in ten are recalled 30 days on ($name)',
  ({ of }) => {
    const recalled = meanOverPeople(of, practisedOn([0, 1, 3, 7, 15, 30], 60));
    expect(recalled).toBeGreaterThan(0.7);
    expect(recalled).toBeLessThan(0.88);
  },
);

test.each(models)(
  'about half of the words met yesterday are recalled, and few of those half a year ago ($name)',
  ({ of }) => {
    const yesterday = meanOverPeople(of, practisedOn([0], 1));
    expect(yesterday).toBeGreaterThan(0.4);
    expect(yesterday).toBeLessThan(0.7);
    expect(meanOverPeople(of, practisedOn([0], 180))).toBeLessThan(0.12);
  },
);

test.each(models)('spread practice outlasts the same practice in one sitting ($name)', ({ of }) => {
  const minute = 1 / 1440;
  const massed = meanOverPeople(of, practisedOn([27, 27 + minute, 27 + 2 * minute], 60));
  expect(meanOverPeople(of, practisedOn([9, 18, 27], 60))).toBeGreaterThan(massed + 0.05);
});

test.each(models)(
  'within a sitting, the longer before a word is asked again, the more it leaves ($name)',
  ({ of }) => {
    const minute = 1 / 1440;
    const left = [1 / 60, 1 / 3, 1, 3].map(minutes =>
      meanOverPeople(of, practisedOn([0, minutes * minute], 1)),
    );
    expect(left).toEqual([...left].sort((one, other) => one - other));
    expect(left[3]).toBeGreaterThan((left[0] ?? 1) + 0.03);
  },
);

// Karpicke and Roediger, Science 319 (2008): recalled once, a third was left after a week; recalled each of four times, 0.8.
test.each(models)(
  'four recalls some minutes apart leave half as much again as one after a week ($name)',
  ({ of }) => {
    const minute = 1 / 1440;
    const once = meanOverPeople(of, practisedOn([0, 5 * minute], 7));
    const fourTimes = meanOverPeople(
      of,
      practisedOn([0, 5 * minute, 10 * minute, 15 * minute, 20 * minute], 7),
    );
    expect(fourTimes / once).toBeGreaterThan(1.4);
    expect(fourTimes / once).toBeLessThan(2.5);
  },
);

test.each(models)(
  'minutes after it was met, a word is still recalled by most, but not by all ($name)',
  ({ of }) => {
    const recalled = meanOverPeople(of, practisedOn([0], 3 / 1440));
    expect(recalled).toBeGreaterThan(0.75);
    expect(recalled).toBeLessThan(0.95);
  },
);

test.each(models)(
  'a miss with its answer shown teaches something, and less than a recall ($name)',
  ({ of }) => {
    const nothing = meanOverPeople(of, practisedOn([0], 30));
    const missed = meanOverPeople(of, (memory, word) => {
      memory.practise(word, 0, 1, true);
      return practisedOn([4], 30, false)(memory, word);
    });
    const recalled = meanOverPeople(of, practisedOn([0, 4], 30));
    expect(missed).toBeGreaterThan(nothing);
    expect(recalled).toBeGreaterThan(missed);
  },
);

test.each(models)(
  'good heads keep more than poor ones, and easy words last longer than hard ones ($name)',
  ({ of }) => {
    const learner = drawLearner('somebody', circumstances);
    const kept = (talent: number, hardness: number) => {
      const memory = of({ ...learner, talent, difficulty: new Float64Array(40).fill(hardness) });
      return practisedOn([0, 2, 6], 30)(memory, 0);
    };
    expect(kept(1, 0)).toBeGreaterThan(kept(-1, 0));
    expect(kept(0, -1)).toBeGreaterThan(kept(0, 1));
  },
);
