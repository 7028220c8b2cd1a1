import { expect, test } from 'vitest';
import { searchWords } from '#contract/categories.ts';
import type { Language } from '#contract/languages.ts';
import { startTestServer } from '../testing.ts';

async function found(search: string, lang: Language = 'en', learn: Language = 'de') {
  const { call } = await startTestServer();
  const { data } = await call(searchWords, { query: { search, lang, learn } });
  return data.words.map(word => word.id);
}

test.each<[string, string, Language, Language, string]>([
  ['the word that is learned', 'Wasser', 'en', 'de', 'water'],
  ['its translation', 'water', 'en', 'de', 'water'],
  ['whatever the case', 'wAsSeR', 'en', 'de', 'water'],
  ['without accents', 'cafe', 'uk', 'fr', 'coffee'],
  ['without the marks of Vietnamese', 'nuoc', 'en', 'vi', 'water'],
  ['without strokes', 'lyzka', 'en', 'pl', 'spoon'],
  ['without vowel marks', 'ماء', 'en', 'ar', 'water'],
  ['by its romaji', 'mizu', 'en', 'ja', 'water'],
  ['by its kana', 'みず', 'en', 'ja', 'water'],
  ['by its pinyin without tones', 'shui', 'en', 'zh', 'water'],
  ['by its pinyin without spaces', 'nihao', 'en', 'zh', 'hello'],
])('a word is found by %s', async (_, search, lang, learn, id) => {
  expect(await found(search, lang, learn)).toContain(id);
});

test('the closest comes first: the word itself, then beginnings, then the rest', async () => {
  const ids = await found('car', 'en', 'uk');
  expect(ids[0]).toBe('car');
  expect(ids.indexOf('carpet')).toBeGreaterThan(0);
  expect(ids.indexOf('scarf')).toBeGreaterThan(ids.indexOf('carpet'));
});

test('at most 60 are answered, and nothing for a text that is nowhere', async () => {
  expect(await found('e')).toHaveLength(60);
  expect(await found('qqqq')).toEqual([]);
  expect(await found('%_\\*')).toEqual([]);
});

test.each([[''], ['  '], ['a'.repeat(61)], ['a\u0000']])(
  '%j is refused with the field named',
  async search => {
    const { refusal } = await startTestServer();
    const { status, errors } = await refusal(searchWords, { query: { search, lang: 'en', learn: 'de' } });
    expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: ['search'] });
  },
);
