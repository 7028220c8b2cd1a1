import { expect, test } from 'vitest';
import { JAPANESE_READINGS } from './japanese-readings.ts';
import { prepareJapanese } from './prepare-japanese.ts';

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
  expect(await prepareJapanese(written, undefined)).toBe(said);
});

test.each([
  ['何ですか', 'なんですか', 'ナンデスカ'],
  ['子馬', 'こうま', 'コウマ'],
  ['を通って', 'をとおって', 'ヲ トーッテ'],
])('%s, read %s, is said %s', async (written, known, said) => {
  expect(await prepareJapanese(written, known)).toBe(said);
});

test('a known reading wins over the dictionary', async () => {
  expect(await prepareJapanese('辛い', 'つらい')).toBe('ツライ');
  expect(await prepareJapanese('家', 'うち')).toBe('うち');
  expect(await prepareJapanese('市場', 'しじょう')).toBe('シジョー');
  expect(await prepareJapanese('明日', 'みょうにち')).toBe('みょーにち');
});

test('no kanji is left in any sentence', async () => {
  const said = await prepareJapanese(
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
  expect(typeof (await prepareJapanese(text, undefined))).toBe('string');
});
