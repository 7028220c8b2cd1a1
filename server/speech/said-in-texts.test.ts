import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arabicWords } from '#languages/ar/words.ts';
import { readingOf } from '#languages/ja/reading.ts';
import { packageRoot } from '../process/package-root.ts';
import { loadTexts } from '../reader/texts.ts';
import { saidInTexts } from './said-in-texts.ts';

const texts = loadTexts(join(packageRoot, 'content/texts'));

const letter = {
  learn: 'ar' as const,
  title: 'رسالة',
  body: 'قرأت كتابا جميلا. هذا بيت.',
  said: {
    title: [],
    body: [
      [0, 4, 'قَرَأْتُ'],
      [5, 5, 'كِتَابًا'],
      [11, 5, 'جَمِيلًا'],
      [18, 3, 'هَذَا'],
      [22, 3, 'بَيْتٌ'],
    ] as const,
  },
};

test('a sentence of a text is said with its vowels, before a pause without those of its case', async () => {
  const say = saidInTexts([letter], 'ar');
  expect(await say('قرأت كتابا جميلا.')).toBe('قَرَأْتُ كِتَابًا جَمِيلَا.');
  expect(await say('هذا بيت')).toBe('هَذَا بَيْت');
});

test('what stands in no text, or is only a part of a sentence that no space parts, stays as it is', async () => {
  expect(await saidInTexts([letter], 'ar')('بيت كبير')).toBe('بيت كبير');
  const japanese = saidInTexts(texts, 'ja');
  expect(await japanese('空の手')).toBe('空の手');
});

test('every sentence of the Japanese texts has its kana, and the words of the dictionary fit them', async () => {
  const say = saidInTexts(texts, 'ja');
  const sentences = texts
    .filter(({ learn }) => learn === 'ja')
    .flatMap(({ body }) => body.match(/[^。！？\n]+[。！？」』]*/gu) ?? []);
  expect(sentences.length).toBeGreaterThan(400);
  for (const sentence of sentences) {
    const said = await say(sentence);
    expect(said).not.toMatch(/[\p{Script=Han}々]/u);
    expect({ sentence, tokens: (await readingOf(sentence, said)).tokens }).not.toEqual({
      sentence,
      tokens: undefined,
    });
  }
});

test('every word of the Arabic texts has its vowels, and the rules of its sounds read it', async () => {
  const say = saidInTexts(texts, 'ar');
  const sentences = texts
    .filter(({ learn }) => learn === 'ar')
    .flatMap(({ title, body }) => [title, ...body.split(/(?<=[.!?؟])\s+|\n+/)]);
  expect(sentences.length).toBeGreaterThan(350);
  for (const sentence of sentences) {
    const words = arabicWords(await say(sentence)).filter(({ written }) => /\p{L}/u.test(written));
    expect(words.filter(({ sounds }) => sounds === undefined)).toEqual([]);
  }
});
