import { expect, test } from 'vitest';
import { looksLikeSubtitles, spokenText } from './subtitles.ts';

const spokenWords = (text: string) => spokenText(text).split(/\s+/).filter(Boolean).join(' ');

const SRT = `1
00:00:01,000 --> 00:00:04,000
Where are <i>you</i> going?

2
00:00:05,500 --> 00:00:07,250 X1:40 X2:600 Y1:20 Y2:50
{\\an8}- To the 42 stations.
- <font color="#ffff00">Really?</font>
`;

const VTT = `WEBVTT - A film
Kind: captions
Language: en

NOTE
Nobody says this
nor this

STYLE
::cue(b) { color: peachpuff; }

REGION
id:fred

intro
00:01.000 --> 00:04.000 position:10%,line-left align:left
<v.loud Mary>Hello <c.blue>my</c> <00:00:02.500>friend &amp; brother

00:05.000 --> 00:07.000
Good night
`;

test.each([
  ['SubRip', SRT, 'Where are you going? - To the 42 stations. - Really?'],
  [
    'SubRip with the line ends of Windows',
    SRT.replaceAll('\n', '\r\n'),
    'Where are you going? - To the 42 stations. - Really?',
  ],
  [
    'SubRip with a byte order mark and lines of blanks',
    `\ufeff${SRT.replace('\n\n', '\n  \n\n')}`,
    'Where are you going? - To the 42 stations. - Really?',
  ],
  ['WebVTT', VTT, 'Hello my friend brother Good night'],
  ['WebVTT without an empty line after its header', 'WEBVTT\n00:01.000 --> 00:02.000\nHello', 'Hello'],
  [
    'cues without empty lines between them',
    '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo',
    'One Two',
  ],
  [
    'a cue with an empty line in it',
    '1\n00:00:01,000 --> 00:00:02,000\nOne\n\nmore\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo',
    'One more Two',
  ],
  [
    'the name of a speaker',
    '1\n00:00:01,000 --> 00:00:02,000\nMRS. O’HARA: No.\n- MAN 2: Time: now',
    'No. Time: now',
  ],
  ['a NOTE that is spoken', '1\n00:00:01,000 --> 00:00:02,000\nNOTE well', 'NOTE well'],
  ['lines broken by markup', '1\n00:00:01,000 --> 00:00:02,000\none<br>two 3 < 4 > 2', 'one two 3 < 4 > 2'],
])('of %s only what is said is left', (_, text, spoken) => {
  expect(looksLikeSubtitles(text)).toBe(true);
  expect(spokenWords(text)).toBe(spoken);
});

test.each([
  ['a text that tells the time', 'At 10:30 she said: "It is 10:30."'],
  ['an arrow', 'one --> two'],
  ['a text about WebVTT', 'The WEBVTT format\nis simple'],
])('%s is not taken for subtitles', (_, text) => {
  expect(looksLikeSubtitles(text)).toBe(false);
});
