import { expect, test } from 'vitest';
import { readingAid } from './reading-aids.ts';

const plain = { tags: [], before: [], after: [] };

test.each([
  ['食べました', '食べる', 'たべる', [{ text: '食', above: 'た' }, { text: 'べました' }]],
  ['学校', '学校', 'がっこう', [{ text: '学校', above: 'がっこう' }]],
  ['お茶', 'お茶', 'おちゃ', [{ text: 'お茶', above: 'おちゃ' }]],
  ['たべた', '食べる', 'たべる', undefined],
  ['来た', '行く', 'いく', undefined],
])('the kana of %s', (written, base, spoken, aid) => {
  expect(readingAid({ text: written }, { ...plain, base, spoken }, 'ja')).toEqual(aid);
});

test('vowels, stress and sounds stand above the base form, and above no form that we do not know', () => {
  const book = { ...plain, base: 'كتاب', spoken: 'كِتَاب', transcription: 'kitaːb' };
  expect(readingAid({ text: 'كتاب' }, book, 'ar')).toEqual([{ text: 'كتاب', above: 'كِتَاب' }]);
  expect(
    readingAid({ text: 'وكتابهم' }, { ...book, before: ['and'], after: ['their'] }, 'ar'),
  ).toBeUndefined();
  const house = { ...plain, base: 'Haus', transcription: 'haʊs' };
  expect(readingAid({ text: 'Haus' }, house, 'de')?.[0]?.above).toBe('haʊs');
  expect(readingAid({ text: 'Häuser' }, house, 'de')).toBeUndefined();
  expect(readingAid({ text: 'xyz' }, undefined, 'de')).toBeUndefined();
});

test('a Japanese word that only the dictionary has is read in kana, and nothing stands above kana', () => {
  const month = { ...plain, base: '毎月', transcription: 'まいつき · maitsuki' };
  expect(readingAid({ text: '毎月' }, month, 'ja')).toEqual([{ text: '毎月', above: 'まいつき' }]);
  expect(
    readingAid({ text: 'みかん' }, { ...plain, base: 'みかん', transcription: 'みかん · mikan' }, 'ja'),
  ).toBeUndefined();
});

test('what is known of a word in its text comes before what its row says', () => {
  const takeOut = { text: '取り出しました', said: [[0, 1, 'と'] as const, [2, 1, 'だ'] as const] };
  expect(readingAid(takeOut, { ...plain, base: '取る', spoken: 'とる' }, 'ja')).toEqual([
    { text: '取', above: 'と' },
    { text: 'り' },
    { text: '出', above: 'だ' },
    { text: 'しました' },
  ]);
  const books = { text: 'وكتابهم', said: [[0, 7, 'وَكِتَابُهُمْ'] as const] };
  expect(readingAid(books, { ...plain, base: 'كتاب', spoken: 'كِتَاب' }, 'ar')).toEqual([{ text: 'وَكِتَابُهُمْ' }]);
  expect(readingAid({ text: 'хатами', said: [[0, 6, 'хата́ми'] as const] }, undefined, 'uk')).toEqual([
    { text: 'хата́ми' },
  ]);
});
