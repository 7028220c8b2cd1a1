import { expect, test } from 'vitest';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { splitSentences } from '#contract/split-sentences.ts';
import { proseOf } from '#web/platform/files/subtitle-prose.ts';
import { lettersOf, placesOf, shifted, timelineOf } from './timeline.ts';

const cue = (start: number, end: number, ...lines: string[]) => ({ lines, time: { start, end } });
const times = (parts: string[], cues: ReturnType<typeof cue>[]) =>
  timelineOf(parts, cues).map(({ start, end }) => [start, end]);

test('a sentence that goes over cues is heard from the first to the last of them', () => {
  const cues = [cue(1, 2, 'We went to'), cue(2, 4, 'the market.'), cue(5, 6, 'It was closed!')];
  expect(times([proseOf(cues)], cues)).toEqual([
    [1, 4],
    [5, 6],
  ]);
});

test('sentences of one cue share its time by their letters', () => {
  expect(times(['Abcd. Efghijkl.'], [cue(0, 12, 'Abcd. Efghijkl.')])).toEqual([
    [0, 4],
    [4, 12],
  ]);
});

test.each([
  ['Arabic', ['ذهبنا إلى السوق.', 'هل كان مغلقا؟ نعم.'], 3],
  ['Japanese', ['昨日、駅前の', '店で買いました。とても楽しかった。'], 2],
  ['Hindi', ['हम बाज़ार गए।', 'वह बंद था।'], 2],
])('every sentence of subtitles in %s has its time', (_, lines, sentences) => {
  const cues = lines.map((line, at) => cue(at, at + 1, line));
  expect(times([proseOf(cues)], cues)).toHaveLength(sentences);
});

test('what is in the text alone has no time, and what is in the subtitles alone takes none away', () => {
  const text = 'By nobody read aloud. It was a dark and stormy night. A note. Then the rain stopped at last.';
  const cues = [
    cue(0, 2, 'Welcome to this recording'),
    cue(3, 6, 'It was a dark and stormy night.'),
    cue(7, 9, 'then the rain stopped, at last'),
  ];
  expect(times([text], cues)).toEqual([
    [3, 6],
    [7, 9],
  ]);
});

test('a short cue that is said elsewhere does not lead there, a long one does', () => {
  const text = `One. ${'Nobody reads this foreword to the end. '.repeat(200)}Yes. A sentence that is nowhere else in here.`;
  const cues = [cue(0, 1, 'One.'), cue(1, 2, 'Yes.'), cue(3, 4, 'A sentence that is nowhere else in here.')];
  expect(times([text], cues)).toEqual([
    [0, 1],
    [3, 4],
  ]);
});

test('overlapping cues, cues without time and empty ones are no trouble', () => {
  const cues = [cue(0, 4, 'First here.'), cue(2, 6, 'Then there.'), cue(6, 7, '♪'), { lines: ['End.'] }];
  expect(timelineOf(['First here. Then there. ♪ End.'], cues)).toMatchObject([
    { start: 0, end: 4 },
    { start: 2, end: 6 },
  ]);
  expect(timelineOf(['Abc.'], [])).toEqual([]);
  expect(timelineOf([''], cues)).toEqual([]);
});

test('the sentences of a page in a later part are found in the timeline of the whole', () => {
  const parts = ['One two. Three four.', `Five six.${PARAGRAPH_SEPARATOR}Seven eight.`];
  const timeline = timelineOf(parts, [
    cue(0, 4, 'One two. Three four.'),
    cue(4, 8, 'Five six. Seven eight.'),
  ]);
  const page = splitSentences('Seven eight.').map((text, index) => ({ index: index + 7, text }));
  const from = lettersOf(`${parts[0]} Five six.`).length;
  expect([...placesOf(page, from, timeline)]).toEqual([[7, 3]]);
});

test('a shifted timeline is in the order in which it is heard, without what is over before the sound begins', () => {
  const timeline = [
    { from: 0, to: 5, start: 8, end: 9 },
    { from: 5, to: 9, start: 1, end: 3 },
    { from: 9, to: 12, start: 4, end: 6 },
  ];
  const heard = (seconds: number) =>
    shifted(timeline, seconds).map(({ place, start, end }) => [place, start, end]);
  expect(heard(0.5)).toEqual([
    [1, 1.5, 3.5],
    [2, 4.5, 6.5],
    [0, 8.5, 9.5],
  ]);
  expect(heard(-5)).toEqual([
    [2, -1, 1],
    [0, 3, 4],
  ]);
});

test('twenty hours of subtitles that fit no text end soon', () => {
  const text = 'Some words that are said nowhere at all in the film.\n\n'.repeat(18_000);
  const cues = Array.from({ length: 20_000 }, (_, at) =>
    cue(at, at + 1, `This line number ${at} is not in the text.`),
  );
  const began = performance.now();
  expect(timelineOf([text], cues)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(20_000);
});
