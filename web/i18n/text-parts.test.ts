import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { partsOf } from '../../vite.text-parts.ts';
import { joined } from './load-messages.ts';

test.each(LANGUAGE_CODES)(
  'the texts of %s are divided, and whole again when both parts are there',
  language => {
    const file = join(import.meta.dirname, `locales/${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    const { first, rest } = partsOf(texts);
    expect(joined(first, rest)).toEqual(texts);
    expect(JSON.stringify(first).length + JSON.stringify(rest).length).toBeLessThan(
      JSON.stringify(texts).length * 1.02,
    );
  },
);

test('a text comes with its plural forms and with what stands below it', () => {
  const { first, rest } = partsOf(
    JSON.parse(readFileSync(join(import.meta.dirname, 'locales/uk.json'), 'utf8')),
  );
  expect(Object.keys(first.dashboard ?? {})).toEqual(
    expect.arrayContaining(['streak_one', 'streak_few', 'streak_many']),
  );
  expect(first).toHaveProperty('words.gender.f');
  expect(rest).not.toHaveProperty('dashboard.streak_few');
});
