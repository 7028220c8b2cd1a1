import { expect, test } from 'vitest';
import { catalogue } from '../../server/testing/catalogue.ts';
import { knownWords } from '../word-forms/known-words.ts';
import { readText } from '../word-forms/read-text.ts';
import { germanForms } from './forms.ts';

const known = knownWords(germanForms, catalogue.rows('de'));
const first = (text: string, written: string) =>
  readText(germanForms, known, text).find(word => word.text === written)?.candidates[0];

test.each([
  ['Gartenstühle', 'Gartenstuhl', 'Stuhl'],
  ['Haustürschlüssel', 'Haustürschlüssel', 'Schlüssel'],
  ['Wartezeiten', 'Wartezeit', 'Zeit'],
  ['Verhandlungstisches', 'Verhandlungstisch', 'Tisch'],
])('%s, which no row has, is of %s, whose last part is %s', (form, base, head) => {
  expect(first(form, form)).toMatchObject({ base, head });
});

test.each([
  ['Sie stellte den Korb hinaus.', 'stellte', 'hinausstellen', 'stellen'],
  ['Er schaut zum Fenster hinaus, und schweigt.', 'schaut', 'hinausschauen', 'schauen'],
])('%s: the particle at the end belongs to the verb, though no row has both', (text, verb, base, head) => {
  expect(first(text, verb)).toMatchObject({ base, head });
});

test.each([
  ['Die Tür ist zu.', 'ist', 'sein'],
  ['Ich muss jetzt los.', 'muss', 'müssen'],
  ['Sie fahren mit dem Bus.', 'fahren', 'fahren'],
])('%s: nothing is put together that does not belong together', (text, verb, base) => {
  expect(first(text, verb)).toMatchObject({ base });
  expect(first(text, verb)?.head).toBeUndefined();
});

test('a small word that looks like a verb with its particle stays unknown', () => {
  expect(first('Dem Bericht zufolge schlief er.', 'zufolge')).toBeUndefined();
});
