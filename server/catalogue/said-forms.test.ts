import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import { catalogue } from '../testing/catalogue.ts';
import { readStress, stressedForms, VOWELS_FILE, vocalisedForms } from './said-forms.ts';
import { parseTable } from './table.ts';

const HARAKAT = /[\u064b-\u0652\u0670]/g;

test('of two Ukrainian words of one form nobody says how it is stressed; of two stresses the commoner is taken', () => {
  const forms = stressedForms(
    readStress(
      'form\tpos\tstress\nзамок\tnoun\tза́мок / замо́к замка́\nпомилка\tnoun\tпоми́лка|по́милка\nдвері\tnoun\tpl:две́рі\nмусово\tadverb\t\n',
    ),
  );
  expect(forms('замок', 'noun')).toBeUndefined();
  expect(forms('помилка', 'noun')).toBe('поми́лка');
  expect(forms('двері', 'noun')).toBe('две́рі');
  expect(forms('мусово', 'adverb')).toBeUndefined();
  expect(forms('помилка', 'verb')).toBeUndefined();
});

test('an Arabic word of the dictionary has its vowels by its part of speech', () => {
  const forms = vocalisedForms('form\tpos\tvocalised\nكتب\tnoun\tكُتُب\n');
  expect(forms('كتب', 'noun')).toBe('كُتُب');
  expect(forms('كتب', 'verb')).toBeUndefined();
});

test('vowel marks leave the letters as they are, and each row has some', () => {
  const text = readFileSync(join(packageRoot, 'content', VOWELS_FILE), 'utf8');
  const rows = parseTable(text, VOWELS_FILE, ['form', 'pos', 'vocalised']);
  const slips = rows.filter(({ cells: { form = '', vocalised = '' } }) => {
    const isMarked = vocalised.search(HARAKAT) !== -1;
    return !isMarked || vocalised.replace(HARAKAT, '') !== form.normalize('NFC');
  });
  expect(slips).toEqual([]);
});

test('rows that nobody is taught say how they are said', () => {
  const rows = catalogue.furtherWords;
  for (const language of ['ar', 'uk'] as const) {
    const said = rows.filter(({ spoken }) => spoken[language] !== undefined);
    expect(said.length / rows.length).toBeGreaterThan(0.6);
    for (const { transcriptions } of said.slice(0, 200)) expect(transcriptions[language]).toBeTruthy();
  }
});
