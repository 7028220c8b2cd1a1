import { expect, test } from 'vitest';
import { readerOf } from '#server/testing/reader-of.ts';
import type { Language } from '../index.ts';
import { readText } from './read-text.ts';

async function read(language: Language, text: string) {
  const { forms, known } = await readerOf(language);
  return readText(forms, known, text);
}

test.each<[Language, string, string, string[]]>([
  ['de', 'Sie steht um sieben Uhr auf.', 'aufstehen', ['steht', 'auf']],
  ['de', 'Um sieben steht sie auf und lacht.', 'aufstehen', ['steht', 'auf']],
  ['de', 'Sie hört auf zu lachen.', 'aufhören', ['hört', 'auf']],
  ['de', 'Sie kommt zurück nach Hause.', 'zurückkommen', ['kommt', 'zurück']],
  ['es', 'Mi hija se levanta tarde.', 'levantarse', ['se', 'levanta']],
  ['es', 'Llovía, por eso no salí.', 'por eso', ['por', 'eso']],
  ['es', 'Ella tiene dos cuentas bancarias.', 'cuenta bancaria', ['cuentas', 'bancarias']],
  ['es', 'Conviértete en lobo.', 'convertirse en', ['Conviértete', 'en']],
  ['it', 'Le camere doppie sono care.', 'camera doppia', ['camere', 'doppie']],
])('in %s "%s" holds %s in two parts', async (language, text, base, parts) => {
  const words = await read(language, text);
  const joined = words.filter(({ candidates }) => candidates[0]?.base === base);
  expect(joined.map(word => word.text)).toEqual(parts);
  expect(joined[0]?.together).toEqual(joined[1]?.together);
});

test.each<[Language, string, string, string]>([
  ['fr', 'Les cerfs-volants montent.', 'cerfs-volants', 'cerf-volant'],
  ['pt', 'Dois guarda-chuvas novos.', 'guarda-chuvas', 'guarda-chuva'],
])('in %s "%s" the plural with a hyphen is one word: %s', async (language, text, plural, base) => {
  const word = (await read(language, text)).find(({ text: own }) => own === plural);
  expect(word?.candidates[0]?.base).toBe(base);
});

test('a particle in another clause belongs to no verb before it', async () => {
  const words = await read('de', 'Sie steht dort, auf dem Dach ist niemand.');
  expect(words.every(({ together }) => together === undefined)).toBe(true);
});

test.each([
  'Sie ging mit ihrer Schwester auf den Markt.',
  'Er nimmt ein Brot mit Käse.',
  'Auf dem Tisch steht Brot.',
])('a preposition that its noun follows belongs to no verb: %s', async text => {
  expect((await read('de', text)).every(({ together }) => together === undefined)).toBe(true);
});

test.each<[Language, string]>([
  ['es', 'Que dejara mis datos, que me llamarían.'],
  ['es', 'Adonde fuese me decían lo mismo.'],
  ['es', 'La anciana apareció con una vela en la mano.'],
  ['it', 'Per quattro persone vi serviranno due uova.'],
  ['it', 'Ci metto anche il vino.'],
  ['fr', 'Il me lave les mains.'],
])(
  'a pronoun of another person belongs to no verb, nor does one in front of it: in %s %s',
  async (language, text) => {
    const joined = (await read(language, text)).filter(({ together }) => together !== undefined);
    expect(joined.map(word => word.text)).toEqual([]);
  },
);

test('a word with what is attached to it tells all its parts', async () => {
  const [word] = await read('ar', 'وكتابهم');
  expect(word?.candidates[0]).toMatchObject({ base: 'كتاب', before: ['and'], after: ['their'] });
});

test('every word stands where the text has it', async () => {
  const text = 'L’amico di Anna, dell’anno scorso!';
  for (const { at, text: word } of await read('it', text))
    expect(text.slice(at, at + word.length)).toBe(word);
});
