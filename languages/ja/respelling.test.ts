import { expect, test } from 'vitest';
import { JAPANESE_READINGS } from './corrected-readings.ts';
import { respellJapanese } from './respelling.ts';

test.each([
  ['食べる', 'タベル'],
  ['学校', 'ガッコー'],
  ['私は学校へ行く', 'ワタシワ ガッコーエ イク'],
  ['日本', 'ニホン'],
  ['三人と一人', 'サンニント ヒトリ'],
  ['時々', 'トキドキ'],
  ['コーヒー', 'コーヒー'],
  ['こんにちは', 'コンニチワ'],
  ['がっこう', 'がっこー'],
  ['おもう', 'オモウ'],
  ['はは', 'はは'],
])('%s is said %s', async (written, said) => {
  expect(await respellJapanese(written, undefined)).toBe(said);
});

test.each([
  ['何ですか', 'なんですか', 'ナンデスカ'],
  ['子馬', 'こうま', 'コウマ'],
  ['を通って', 'をとおって', 'ヲ トーッテ'],
])('%s, read %s, is said %s', async (written, known, said) => {
  expect(await respellJapanese(written, known)).toBe(said);
});

test('a known reading wins over the dictionary', async () => {
  expect(await respellJapanese('辛い', 'つらい')).toBe('ツライ');
  expect(await respellJapanese('家', 'うち')).toBe('うち');
  expect(await respellJapanese('市場', 'しじょう')).toBe('シジョー');
  expect(await respellJapanese('明日', 'みょうにち')).toBe('みょーにち');
});

test('a sentence is said as its author reads it, wherever the dictionary would read its kanji in another way', async () => {
  expect(await respellJapanese('一口飲んで、海に潜る。', 'ひとくちのんで、うみにもぐる。')).toBe(
    await respellJapanese('ひと口飲んで、海にもぐる。', undefined),
  );
  expect(await respellJapanese('中は空です。', 'なかはからです。')).toBe('ナカワ カラデス。');
});

test('no kanji is left in any sentence', async () => {
  const said = await respellJapanese(
    '東京の大きな市場で新鮮な魚を買って、家族と一緒に食べました。',
    undefined,
  );
  expect(said).not.toMatch(/\p{Script=Han}/u);
  expect(said).toMatch(/[ァ-ヴ]/);
});

test('the readings of the table are kana', () => {
  for (const [written, reading] of JAPANESE_READINGS) {
    expect(written).toMatch(/\p{Script=Han}/u);
    expect(reading).toMatch(/^[ァ-ヴー]+$/);
  }
});

test.each(['\u0000', 'ABC', '漢\uD800字', '123円', '。'])('%j does not break the tokenizer', async text => {
  expect(typeof (await respellJapanese(text, undefined))).toBe('string');
});
