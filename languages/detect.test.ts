import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectLanguage } from './detect.ts';
import { LANGUAGE_CODES } from './index.ts';

const TEXTS = join(import.meta.dirname, '../content/texts');

test.each(LANGUAGE_CODES.filter(code => readdirSync(TEXTS).includes(code)))(
  'every text in %s is known by its language, and so is every paragraph that is long enough to tell',
  language => {
    const bodies = readdirSync(join(TEXTS, language)).map(name =>
      readFileSync(join(TEXTS, language, name), 'utf8').replace(/^---.*?\n---\n/s, ''),
    );
    const pieces = [...bodies, ...bodies.flatMap(body => body.split('\n\n'))];
    const wrong = pieces.filter(piece => {
      const found = detectLanguage(piece);
      return found === undefined ? bodies.includes(piece) : found !== language;
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['uk', 'Наша їжа смачна, а річ є проста.'],
  ['ar', 'ذهبت إلى السوق واشتريت الخبز'],
  ['hi', 'आज हम बाज़ार जा रहे हैं'],
  ['bn', 'আজ আমরা বাজারে যাচ্ছি'],
  ['ko', '오늘 우리는 시장에 갑니다'],
  ['ja', '今日は市場に行きます'],
  ['zh', '今天我们去市场买东西'],
  ['vi', 'Hôm nay chúng tôi đi chợ mua rau và cá'],
  ['pl', 'Dziś idziemy na targ, a potem do domu'],
  ['tr', 'Bugün pazara gidiyoruz ve sonra eve döneceğiz'],
  ['id', 'Hari ini kami pergi ke pasar dan membeli sayur untuk ibu'],
] as const)('a sentence in %s is enough', (language, sentence) => {
  expect(detectLanguage(sentence)).toBe(language);
});

test.each([
  ['nothing', ''],
  ['numbers', '1 2 3 4 5 6 7 8 9 10 11 12 13'],
  ['emoji', '😀😀😀😀😀😀😀😀😀😀😀😀😀😀'],
  ['names alone', 'Anna Maria Peter Thomas Hannah Robert'],
  ['Russian', 'Сегодня мы идём на рынок, чтобы купить рыбу и хлеб'],
])('%s is in no language of ours for certain', (_, text) => {
  expect(detectLanguage(text)).toBeUndefined();
});
