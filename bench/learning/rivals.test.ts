import { expect, test } from 'vitest';
import { dueQueue } from './due-queue.ts';
import type { Memory } from './memory.ts';
import { type Logged, type PacketPolicy, plainSession, type Rival } from './policy.ts';
import { randomFrom } from './random.ts';
import { boxes, FIVE_BOXES, SEVEN_BOXES } from './rivals/boxes.ts';
import { oracle } from './rivals/oracle.ts';
import { superMemo2 } from './rivals/sm2.ts';

const blank: Memory = { recall: () => 0, practise: () => {} };

function started(rival: Rival<PacketPolicy>, memory = blank): PacketPolicy {
  return rival.start({ words: 1, days: 400, random: randomFrom('test'), memory });
}

/** The days between the questions to the only word, when they are answered like this. */
function gaps(rival: Rival<PacketPolicy>, answers: readonly boolean[]): number[] {
  const policy = started(rival);
  const asked: number[] = [];
  for (let day = 0; day < 400 && asked.length < answers.length; day += 1) {
    if (policy.packet(day).length === 0) continue;
    policy.record(choice(day, answers[asked.length] ?? true));
    asked.push(day);
  }
  return asked.slice(1).map((day, place) => day - (asked[place] ?? 0));
}

function choice(day: number, right: boolean): Logged {
  return { word: 0, day, trainer: 'choice', right, milliseconds: 4000 };
}

const right = (times: number) => Array.from({ length: times }, () => true);

test('boxes double their days, and the last one repeats', () => {
  expect(gaps(boxes('', FIVE_BOXES, plainSession), right(8))).toEqual([1, 2, 4, 8, 16, 16, 16]);
  expect(gaps(boxes('', SEVEN_BOXES, plainSession), right(9))).toEqual([1, 2, 4, 8, 16, 32, 64, 64]);
});

test('a miss goes back to the first of five boxes, and down by one of seven', () => {
  const missed = [true, true, true, true, false, true, true];
  expect(gaps(boxes('', FIVE_BOXES, plainSession), missed)).toEqual([1, 2, 4, 8, 1, 2]);
  expect(gaps(boxes('', SEVEN_BOXES, plainSession), missed)).toEqual([1, 2, 4, 8, 4, 8]);
});

test('SM-2 waits 1, 6, then 2.5 times as long, and begins again after a miss', () => {
  expect(gaps(superMemo2(plainSession), right(5))).toEqual([1, 6, 15, 38]);
  expect(gaps(superMemo2(plainSession), [true, true, true, false, true, true])).toEqual([1, 6, 15, 1, 1]);
});

test('the oracle asks what has fallen below its threshold, and nothing above it', () => {
  const falling: Memory = { recall: (_, time) => 1 - time / 10, practise: () => {} };
  const policy = started(oracle(0.6, plainSession), falling);
  policy.packet(0);
  policy.record(choice(0, true));
  expect([1, 2, 3, 4, 5].map(day => policy.packet(day).length)).toEqual([0, 0, 0, 0, 1]);
});

test('words of a packet that was broken off come first in the next one', () => {
  const queue = dueQueue(100, 10);
  const first = queue.packet(0).map(({ word }) => word);
  for (const word of first.slice(0, 5)) queue.schedule(word, 1);
  expect(
    queue
      .packet(0)
      .map(({ word }) => word)
      .slice(0, 15),
  ).toEqual(first.slice(5));
});
