import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { parseOffers, VOICES_FILE, voiceOffers } from './voice-table.ts';

const HEADER = 'name languages quality megabytes licence card address checksum speaker'.replaceAll(' ', '\t');
const row = (cells: Partial<Record<string, string>> = {}) => {
  const all = { name: 'a', languages: 'fr', address: 'https://voices.example/a.tar', ...cells };
  return HEADER.split('\t')
    .map(column => all[column as keyof typeof all] ?? '')
    .join('\t');
};

test('a voice is known for every language, from a safe place, with a place where its licence is told', () => {
  const offers = voiceOffers('/nowhere');
  for (const language of LANGUAGE_CODES)
    expect(offers.some(({ languages }) => languages.includes(language))).toBe(true);
  for (const { address, card } of offers) expect(`${address} ${card}`).toMatch(/^https:\S+ https:\S+$/);
  expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
});

test('rows of an operator come first, and one of the same name stands for ours', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slova-voices-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = [row({ name: 'my-voice' }), row({ name: 'fr_FR-siwis-medium', quality: 'mine' })];
  await writeFile(join(folder, VOICES_FILE), `${[HEADER, ...own].join('\n')}\n`);
  const names = voiceOffers(folder).map(({ name, quality }) => `${name} ${quality}`.trim());
  expect(names.slice(0, 2)).toEqual(['my-voice', 'fr_FR-siwis-medium mine']);
  expect(names).not.toContain('fr_FR-siwis-medium medium');
});

test.each([
  [{ name: '../a' }, /voices.tsv:2: the name/],
  [{ languages: 'fr, de' }, /the languages must be codes/],
  [{ languages: 'xx' }, /the languages must be codes/],
  [{ address: 'file:///etc/passwd' }, /the address/],
  [{ checksum: 'sha256:abc' }, /the checksum/],
  [{ megabytes: 'many' }, /must be numbers/],
])('a row with %j is refused by file and line', (cells, message) => {
  expect(() => parseOffers(`${HEADER}\n${row(cells)}\n`, 'voices.tsv')).toThrow(message);
});
