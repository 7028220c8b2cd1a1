import { expect, test } from 'vitest';
import { readingAid } from './reading-aids.ts';

const plain = { tags: [], before: [], after: [] };

test.each([
  ['食べました', '食べる', 'たべる', { under: '食', above: 'た', rest: 'べました' }],
  ['学校', '学校', 'がっこう', { under: '学校', above: 'がっこう', rest: '' }],
  ['お茶', 'お茶', 'おちゃ', { under: 'お茶', above: 'おちゃ', rest: '' }],
  ['たべた', '食べる', 'たべる', undefined],
  ['来た', '行く', 'いく', undefined],
])('the kana of %s', (written, base, spoken, aid) => {
  expect(readingAid(written, { ...plain, base, spoken }, 'ja')).toEqual(aid);
});

test('vowels, stress and sounds stand above the base form, and above no form that we do not know', () => {
  const book = { ...plain, base: 'كتاب', spoken: 'كِتَاب', transcription: 'kitaːb' };
  expect(readingAid('كتاب', book, 'ar')).toEqual({ under: 'كتاب', above: 'كِتَاب', rest: '' });
  expect(readingAid('وكتابهم', { ...book, before: ['and'], after: ['their'] }, 'ar')).toBeUndefined();
  const house = { ...plain, base: 'Haus', transcription: 'haʊs' };
  expect(readingAid('Haus', house, 'de')?.above).toBe('haʊs');
  expect(readingAid('Häuser', house, 'de')).toBeUndefined();
  expect(readingAid('xyz', undefined, 'de')).toBeUndefined();
});

test('a Japanese word that only the dictionary has is read in kana, and nothing stands above kana', () => {
  const month = { ...plain, base: '毎月', transcription: 'まいつき · maitsuki' };
  expect(readingAid('毎月', month, 'ja')).toEqual({ under: '毎月', above: 'まいつき', rest: '' });
  expect(
    readingAid('みかん', { ...plain, base: 'みかん', transcription: 'みかん · mikan' }, 'ja'),
  ).toBeUndefined();
});
