import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PICTURES_FOLDER, pictureAddress, SCREEN_PICTURES } from '#contract/pictures.ts';
import { readCatalogue } from '#server/catalogue/load.ts';
import { readContent } from '#server/catalogue/read-content.ts';
import { loadTexts } from '#server/reader/texts.ts';
import { checkPictures } from './check-pictures.ts';
import { drawPicture } from './pictures.ts';
import { writePictures } from './write-pictures.ts';

const content = join(import.meta.dirname, '../content');

test('every emoji of the content and of the screens has a picture', () => {
  expect(checkPictures(readContent(content), loadTexts(join(content, 'texts')))).toEqual([]);
  expect(SCREEN_PICTURES.filter(emoji => drawPicture(emoji) === undefined)).toEqual([]);
});

test('an emoji without a picture is named with its place', () => {
  const rows = [
    { line: 2, cells: { key: 'family', emoji: '👪' } },
    { line: 3, cells: { key: 'bread', emoji: '🍞' } },
    { line: 4, cells: { key: 'sugar', emoji: '' } },
  ];
  const categories = { file: 'categories.tsv', rows: [] };
  const texts = [
    { id: 'a1-my-family', emoji: '👪' },
    { id: 'a1-my-bread', emoji: '🍞' },
    { id: 'a1-who-am-i' },
  ];
  expect(checkPictures({ categories, words: [{ file: 'words/family.tsv', rows }] }, texts)).toEqual([
    'words/family.tsv:2 family · emoji "👪" is not among the pictures; take another or none',
    'texts a1-my-family · emoji "👪" is not among the pictures; take another or none',
  ]);
});

test.each(['🍞', '☕', '☕️', '7️⃣', '🏴‍☠️', '🇺🇦', '🇬🇧'])('%s is drawn without scripts or addresses', emoji => {
  const picture = drawPicture(emoji) ?? '';
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><.*<\/svg>$/);
  expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|on\w+=|http|<image|style=/);
});

test('the build writes the pictures in use and no others, with their compressed forms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slova-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const catalogue = readCatalogue(content);
  const small = { ...catalogue, categories: catalogue.categories.filter(({ id }) => id === 'food') };
  // A text may show what no word does, and many show nothing.
  await writePictures(folder, small, [{ emoji: '🥖' }, { emoji: '🍞' }, {}]);
  expect(readFileSync(join(folder, pictureAddress('🥖')), 'utf8')).toBe(drawPicture('🥖'));
  const bread = readFileSync(join(folder, pictureAddress('🍞')), 'utf8');
  expect(bread).toBe(drawPicture('🍞'));
  expect(brotliDecompressSync(readFileSync(join(folder, `${pictureAddress('🍞')}.br`))).toString()).toBe(
    bread,
  );
  const used = new Set([
    ...SCREEN_PICTURES,
    '🥖',
    ...small.categories.flatMap(({ emoji, words }) => [emoji, ...words.map(word => word.emoji)]),
  ]);
  used.delete('');
  expect(readdirSync(join(folder, PICTURES_FOLDER)).filter(name => name.endsWith('.svg'))).toHaveLength(
    used.size,
  );
});

test('the address of the pictures names the versions that they are drawn from', () => {
  const require = createRequire(import.meta.url);
  const versions = ['fluent-emoji-flat', 'circle-flags'].map(
    name => `${name}-${require(`@iconify-json/${name}/package.json`).version}`,
  );
  expect(PICTURES_FOLDER).toBe(`/pictures/${versions.join('-')}`);
});
