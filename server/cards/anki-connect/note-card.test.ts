import { expect, test } from 'vitest';
import { fieldText } from '#contract/field-text.ts';
import { cardIn, writtenIn } from './note-card.ts';

test.each([
  ['tags that never close', '<a'.repeat(100_000)],
  ['clozes in clozes', '{{c1::'.repeat(100_000)],
  ['scripts', '<script>'.repeat(100_000)],
  ['entities', '&#'.repeat(100_000)],
  ['line ends', '<br> '.repeat(100_000)],
])('a field of many %s takes no time', (_, html) => {
  const started = process.cpuUsage();
  fieldText(html);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
});

test('fields count in any case, unknown ones are passed over, and what is one line becomes one', () => {
  expect(writtenIn({ word: 'a<br>b', READING: '<i>x</i>', Audio: '[sound:a.mp3]', __proto__x: 'y' })).toEqual(
    {
      word: 'a b',
      reading: 'x',
    },
  );
});

test('a note becomes a card of the language of its deck', () => {
  const note = { deckName: 'Deutsch', modelName: 'Slova', fields: { Word: 'Hund', Translation: 'dog' } };
  expect(cardIn(note, 'en')).toEqual({
    ...{ word: 'Hund', translation: 'dog', reading: '', note: '', sentence: '', emoji: '' },
    ...{ learn: 'de', lang: 'en' },
  });
});
