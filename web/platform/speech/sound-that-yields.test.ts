import { afterEach, expect, test, vi } from 'vitest';
import type { Utterance } from './clips.ts';
import { speak } from './player.ts';
import { soundThatYields } from './sound-that-yields.ts';

const dog: Utterance = { text: 'perro', language: 'es' };
const cat: Utterance = { text: 'gato', language: 'es' };

/** A server that never answers: what is spoken goes on until something else is. */
vi.stubGlobal('fetch', () => new Promise(() => {}));

const readings: { release: () => void }[] = [];

function reading() {
  const controller = new AbortController();
  const sound = soundThatYields(controller);
  readings.push(sound);
  return { ...sound, signal: controller.signal };
}

afterEach(() => {
  for (const { release } of readings.splice(0)) release();
});

test('a reading speaks one thing after another and does not yield to itself', () => {
  const list = reading();
  for (const utterance of [dog, cat, dog]) void list.speak(utterance);
  expect(list.signal.aborted).toBe(false);
});

test.each([
  ['another word', cat],
  ['the very word it is saying', dog],
])('a reading yields to %s', (_, pressed) => {
  const list = reading();
  void list.speak(dog);
  void speak(pressed);
  expect(list.signal.aborted).toBe(true);
});

test('a reading yields to another reading', () => {
  const first = reading();
  void first.speak(dog);
  const second = reading();
  void second.speak(cat);
  expect([first, second].map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('a reading that is over has nothing to yield', () => {
  const list = reading();
  void list.speak(dog);
  list.release();
  void speak(cat);
  expect(list.signal.aborted).toBe(false);
});
