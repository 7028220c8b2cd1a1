import { expect, test } from 'vitest';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { splitSentences } from '#contract/split-sentences.ts';
import { readBook } from './book-text.ts';
import { proseOf, withoutRolling } from './subtitle-prose.ts';
import { spokenCues } from './subtitles.ts';

const cue = (start: number, end: number, ...lines: string[]) => ({ lines, time: { start, end } });
const prose = (...cues: ReturnType<typeof cue>[]) => proseOf(cues).split(PARAGRAPH_SEPARATOR);

test.each([
  ['a sentence over three cues', [cue(0, 1, 'We went'), cue(1, 2, 'to the'), cue(2, 3, 'market.')], 1],
  ['two in one cue', [cue(0, 3, 'Yes.', 'We did.')], 2],
  ['lines of Japanese', [cue(0, 1, '昨日、駅前の', '店で'), cue(1, 2, '買いました。')], 1],
])('%s come to be what the reader takes for sentences', (_, cues, sentences) => {
  const [paragraph = '', ...others] = prose(...cues);
  expect(others).toEqual([]);
  expect(splitSentences(paragraph)).toHaveLength(sentences);
  expect(/\p{Script=Han} /u.test(paragraph)).toBe(false);
});

test('paragraphs end with a pause, with another speaker, and where they are long', () => {
  expect(prose(cue(0, 1, 'One.'), cue(4, 5, 'Two.'), cue(5, 6, 'Three.'))).toEqual(['One.', 'Two. Three.']);
  expect(prose(cue(0, 2, '- Are you coming?', '- In a minute.'))).toEqual([
    '- Are you coming?',
    '- In a minute.',
  ]);
  const long = Array.from({ length: 40 }, (_, at) => cue(at, at + 1, 'A sentence of thirty letters or so.'));
  expect(prose(...long).length).toBeGreaterThan(2);
  expect(Math.max(...prose(...long).map(paragraph => paragraph.length))).toBeLessThan(500);
});

test('where nobody has written the marks of sentences, each cue stays for itself', () => {
  const song = Array.from({ length: 10 }, (_, at) => cue(at, at + 1, `la la line ${at}`));
  expect(prose(...song)).toHaveLength(10);
  expect(prose(cue(0, 1, 'half a sentence'), cue(30, 31, 'and much later.'))).toHaveLength(2);
});

test('rolling cues say each line once, when it is new; what is said twice stays', () => {
  const rolling = [
    cue(0, 2, 'hello'),
    cue(2, 2.01, 'hello'),
    cue(2.01, 4, 'hello', 'my friend'),
    cue(4, 4.01, 'my friend'),
    cue(4.01, 6, 'my friend', 'good night'),
  ];
  expect(withoutRolling(rolling).flatMap(({ lines }) => lines)).toEqual([
    'hello',
    'hello',
    'my friend',
    'good night',
  ]);
  expect(withoutRolling([cue(0, 1, 'No.'), cue(1, 2, 'No.')]).flatMap(({ lines }) => lines)).toEqual([
    'No.',
    'No.',
  ]);
});

test.each([
  ['a point and no hours', 'WEBVTT\n\n00:01.500 --> 01:02.000\nHello', { start: 1.5, end: 62 }],
  [
    'a comma, hours and places',
    '1\n01:00:01,250 --> 01:00:02,5 X1:40 X2:600\nHello',
    { start: 3601.25, end: 3602.5 },
  ],
  ['spaces around', '1\r\n  0:00:01,000-->0:00:02,000\r\nHello', { start: 1, end: 2 }],
  ['an end before its beginning', '1\n00:00:05,000 --> 00:00:02,000\nHello', undefined],
])('the time of a cue with %s is read', (_, text, time) => {
  expect(spokenCues(text)).toMatchObject([{ lines: ['Hello'] }]);
  expect(spokenCues(text)[0]?.time).toEqual(time);
});

test('overlapping cues keep their times, and times without words are no lines', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:04,000\nOne.\n\n2\n00:00:02,000 --> 00:00:05,000\nTwo.\n\n3\n00:00:06,000 --> 00:00:07,000\n';
  expect(spokenCues(text).map(({ time }) => time?.start)).toEqual([1, 2, 6]);
  expect(proseOf(spokenCues(text))).toBe('One. Two.');
});

test.each([
  [
    'UTF-16',
    Buffer.from(
      '\ufeffWEBVTT\n\n00:01.000 --> 00:02.000\nПривіт,\n\n00:02.000 --> 00:03.000\nсвіте!',
      'utf16le',
    ),
  ],
  [
    'the line ends of Windows and a byte order mark',
    Buffer.from(
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,000\r\nПривіт,\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nсвіте!\r\n',
    ),
  ],
])('a file with %s is a text with its cues', async (_, bytes) => {
  const book = await readBook(new File([bytes], 'film.srt'), 'uk');
  expect(book).toMatchObject({ title: 'film', body: 'Привіт, світе!' });
  expect('cues' in book && book.cues).toHaveLength(2);
});
