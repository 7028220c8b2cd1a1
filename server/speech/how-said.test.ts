import { expect, test } from 'vitest';
import { catalogue } from '../testing/catalogue.ts';
import { howWordsAreSaid } from './how-said.ts';

const words = catalogue.categories.flatMap(category => category.words);
const howSaid = howWordsAreSaid(words);
const wordNamed = (id: string) => words.filter(word => word.id === id);

test('a word of the catalogue is said as the catalogue says, every other text as it is written', async () => {
  expect(await howSaid({ text: '辛い', language: 'ja' })).toMatchObject({ text: '辛い', spoken: 'からい' });
  expect(await howSaid({ text: '辛い辛い', language: 'ja' })).toEqual({ text: '辛い辛い' });
  expect(await howSaid({ text: '辛い', language: 'zh' })).toEqual({ text: '辛い' });
});

test('of words that are written alike the one that is meant is said, or else the first', async () => {
  const alike = words.filter(word => word.forms.ja === '角');
  expect(new Set(alike.map(word => word.spoken.ja)).size).toBeGreaterThan(1);
  for (const { id, spoken } of alike)
    expect((await howSaid({ text: '角', language: 'ja', wordId: id })).spoken).toBe(spoken.ja);
  expect((await howSaid({ text: '角', language: 'ja' })).spoken).toBe(alike[0]?.spoken.ja);
});

test('a key that belongs to another text, or to none, changes nothing', async () => {
  const horn = words.find(word => word.forms.ja === '角');
  for (const wordId of [horn?.id, 'no-such-word', ''])
    for (const text of ['水', '角が立つ', 'water'])
      expect(await howSaid({ text, language: 'ja', wordId })).toEqual(
        await howSaid({ text, language: 'ja' }),
      );
});

test('the part of speech goes with the word', async () => {
  expect((await howSaid({ text: 'live', language: 'en' })).pos).toBe('verb');
  expect((await howSaid({ text: 'to live is to learn', language: 'en' })).pos).toBeUndefined();
});

test('the catalogue cannot smuggle in phonemes', async () => {
  const [dog] = wordNamed('dog');
  const forged =
    dog === undefined ? [] : [{ id: dog.id, pos: dog.pos, forms: dog.forms, spoken: { uk: '[[x]]соба́ка' } }];
  const said = await howWordsAreSaid(forged)({ text: dog?.forms.uk ?? '', language: 'uk' });
  expect(said.spoken).toBe('x соба́ка');
});

test('a text that is no word of the catalogue is marked as its language asks', async () => {
  const marking = howWordsAreSaid(words, { uk: async text => text.replace('друже', 'дру́же') });
  expect((await marking({ text: 'собака', language: 'uk' })).spoken).toBe('соба́ка');
  expect((await marking({ text: 'Собако, друже!', language: 'uk' })).spoken).toBe('Собако, дру́же!');
  expect((await marking({ text: 'Собако!', language: 'uk' })).spoken).toBeUndefined();
  expect((await marking({ text: 'drug', language: 'en' })).spoken).toBeUndefined();
});
