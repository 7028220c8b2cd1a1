import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEAD_FACE_SUBSETS } from '../web/ui/fonts/subsets.ts';
import { charactersOf, cutHeadFace, FONTS } from './head-face.ts';

const stylesheet = readFileSync(join(FONTS, 'head-face.css'), 'utf8').replace(/\s+/g, ' ');

test.each(HEAD_FACE_SUBSETS)(
  'the part $name is what its package gives, and the stylesheet names its letters',
  async subset => {
    const font = readFileSync(join(FONTS, `literata-${subset.name}.woff2`));
    expect(font.equals(await cutHeadFace(subset))).toBe(true);
    const family = subset.family.includes(' ') ? `"${subset.family}"` : subset.family;
    expect(stylesheet).toContain(
      `font-family: ${family}; font-weight: 600; font-display: swap; src: url("literata-${subset.name}.woff2") format("woff2"); unicode-range: ${subset.characters};`,
    );
  },
);

test.each([
  ['uk', 'cyrillic'],
  ...['en', 'es', 'pt', 'fr', 'de', 'id', 'it'].map(language => [language, 'western']),
  ['tr', 'polish-turkish'],
  ['pl', 'polish-turkish'],
  ['vi', 'vietnamese'],
])('every letter of a word in %s is in the head face', (language, part) => {
  const parts = HEAD_FACE_SUBSETS.filter(
    ({ name }) => name === part || name === 'latin' || name === 'western',
  );
  const letters = new Set(parts.flatMap(({ characters }) => [...charactersOf(characters)]));
  expect(wordsIn(language).length).toBeGreaterThan(2000);
  const missing = [...new Set(wordsIn(language).join(''))].filter(letter => !letters.has(letter));
  expect(missing).toEqual([]);
});

test('nobody loads more than 22 kB of it', () => {
  const ofHeadings = HEAD_FACE_SUBSETS.filter(({ family }) => family === 'Literata');
  const [latin = 0, western = 0, ...others] = ofHeadings.map(
    ({ name }) => readFileSync(join(FONTS, `literata-${name}.woff2`)).length,
  );
  expect(latin + western + Math.max(...others)).toBeLessThan(22 * 1024);
});

function wordsIn(language: string): string[] {
  const folder = join(import.meta.dirname, '../content/words');
  return readdirSync(folder).flatMap(file => {
    const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    const column = header.split('\t').indexOf(language);
    return lines.map(line => line.split('\t')[column] ?? '');
  });
}
