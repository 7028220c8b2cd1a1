import { expect, test } from 'vitest';
import { spokenIn } from './two-languages.ts';

const LINES = [
  ['I was in the kitchen with my mother.', 'Estaba en la cocina con mi madre.'],
  ['Wait!', '¡Espera!'],
  ['She was not happy with that letter.', 'Ella no estaba muy contenta con la carta.'],
  ['It is for you and for the children.', 'Es para ti y para los niños.'],
] as const;
const cue = (lines: readonly string[], number: number) =>
  `${number + 1}\n00:00:0${number},000 --> 00:00:0${number + 1},500\n${lines.join('\n')}\n`;
const both = LINES.map(cue).join('\n');

test('of subtitles in two languages one is counted, whichever stands above', () => {
  expect(spokenIn(both, 'en').split('\n')).toEqual(LINES.map(([english]) => english));
  expect(spokenIn(both, 'es').split('\n')).toEqual(LINES.map(([, spanish]) => spanish));
  const turned = LINES.map(lines => lines.toReversed()).map(cue);
  expect(spokenIn(turned.join('\n'), 'es').split('\n')).toEqual(LINES.map(([, spanish]) => spanish));
});

test('subtitles in one language keep all their lines, also where another language is asked for', () => {
  const alone = LINES.map(([english]) => [english, 'and that was it for the day'])
    .map(cue)
    .join('\n');
  expect(spokenIn(alone, 'en').split('\n')).toHaveLength(8);
  expect(spokenIn(alone, 'de').split('\n')).toHaveLength(8);
});

test('scripts are told apart line by line', () => {
  const mixed = [
    ['今日は市場に行きます。', 'Today we go to the market.'],
    ['Only English here, for you and me.'],
    ['本を読むのが好きです。', 'I like to read the books.'],
  ].map(cue);
  expect(spokenIn(mixed.join('\n'), 'ja').split('\n')).toEqual([
    '今日は市場に行きます。',
    '本を読むのが好きです。',
  ]);
});
