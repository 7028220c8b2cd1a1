import { expect, test } from 'vitest';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { speakInTurn, type Turn } from './speak-in-turn.ts';

const turn = (mark: string, text: string, pauseBefore = 0): Turn<string> => ({
  mark,
  utterance: { text, language: 'es' },
  pauseBefore,
});
/** Two words, each with its translation, and the word again. */
const TURNS = [
  turn('dog', 'perro'),
  turn('dog', 'dog'),
  turn('dog', 'perro'),
  turn('cat', 'gato', 1000),
  turn('cat', 'cat'),
];

/** Notes everything that happens, in order; `onEvent` may interfere. */
function recorder(onEvent: (event: string, controller: AbortController) => void = () => undefined) {
  const events: string[] = [];
  const controller = new AbortController();
  const note = (event: string) => {
    events.push(event);
    onEvent(event, controller);
  };
  const means = {
    speak: async ({ text }: Utterance) => note(`say ${text}`),
    prefetch: ({ text }: Utterance) => note(`fetch ${text}`),
    pause: async (milliseconds: number) => note(`pause ${milliseconds}`),
    onTurn: (mark: string) => note(`at ${mark}`),
    signal: controller.signal,
  };
  return { events, means };
}

test('everything is said in its turn, and what comes next is fetched once meanwhile', async () => {
  const { events, means } = recorder();
  expect(await speakInTurn(TURNS, means)).toBe(true);
  expect(events).toEqual([
    ...['at dog', 'say perro', 'fetch dog'],
    ...['at dog', 'say dog', 'fetch gato'],
    ...['at dog', 'say perro', 'fetch cat'],
    'pause 1000',
    ...['at cat', 'say gato'],
    ...['at cat', 'say cat'],
  ]);
});

test.each(['say dog', 'pause 1000'])('nothing more is said once it is stopped at "%s"', async moment => {
  const { events, means } = recorder((event, controller) => {
    if (event === moment) controller.abort();
  });
  expect(await speakInTurn(TURNS, means)).toBe(false);
  const after = events.slice(events.indexOf(moment) + 1);
  expect(after.filter(event => !event.startsWith('fetch'))).toEqual([]);
});

test('the first failure ends it', async () => {
  const { events, means } = recorder(event => {
    if (event === 'say dog') throw new Error('no voice');
  });
  await expect(speakInTurn(TURNS, means)).rejects.toThrow('no voice');
  expect(events.filter(event => event.startsWith('at'))).toEqual(['at dog', 'at dog']);
});

test('where there is nothing to say the end comes at once', async () => {
  expect(await speakInTurn([], recorder().means)).toBe(true);
});
