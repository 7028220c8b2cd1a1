import { expect, test } from 'vitest';
import { catalogue } from '../testing/test-server.ts';
import { howWordsAreSaid } from './how-said.ts';

const words = catalogue.categories.flatMap(category => category.words);
const howSaid = howWordsAreSaid(words);
const wordNamed = (id: string) => words.filter(word => word.id === id);

test('a word of the catalogue is said as the catalogue says, every other text as it is written', () => {
  expect(howSaid({ text: '辛い', language: 'ja' })).toMatchObject({ text: '辛い', spoken: 'からい' });
  expect(howSaid({ text: '辛い辛い', language: 'ja' })).toEqual({ text: '辛い辛い' });
  expect(howSaid({ text: '辛い', language: 'zh' })).toEqual({ text: '辛い' });
});

test('of words that are written alike the one that is meant is said, or else the first', () => {
  const alike = words.filter(word => word.forms.ja === '角');
  expect(new Set(alike.map(word => word.spoken.ja)).size).toBeGreaterThan(1);
  for (const { id, spoken } of alike)
    expect(howSaid({ text: '角', language: 'ja', wordId: id }).spoken).toBe(spoken.ja);
  expect(howSaid({ text: '角', language: 'ja' }).spoken).toBe(alike[0]?.spoken.ja);
});

test('a key that belongs to another text, or to none, changes nothing', () => {
  const horn = words.find(word => word.forms.ja === '角');
  for (const wordId of [horn?.id, 'no-such-word', ''])
    for (const text of ['水', '角が立つ', 'water'])
      expect(howSaid({ text, language: 'ja', wordId })).toEqual(howSaid({ text, language: 'ja' }));
});

test('the part of speech goes with the word', () => {
  expect(howSaid({ text: 'live', language: 'en' }).pos).toBe('verb');
  expect(howSaid({ text: 'to live is to learn', language: 'en' }).pos).toBeUndefined();
});

test('the catalogue cannot smuggle in phonemes', () => {
  const [dog] = wordNamed('dog');
  const forged =
    dog === undefined ? [] : [{ id: dog.id, pos: dog.pos, forms: dog.forms, spoken: { uk: '[[x]]соба́ка' } }];
  expect(howWordsAreSaid(forged)({ text: dog?.forms.uk ?? '', language: 'uk' }).spoken).toBe('x соба́ка');
});

test('known words within a Ukrainian sentence get their stress', () => {
  const said = howSaid({ text: 'Собака і вода, друже!', language: 'uk' });
  expect(said.spoken).toBe('соба́ка і вода́, друже!');
});
