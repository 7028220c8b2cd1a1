import { expect, test } from 'vitest';
import { polishParadigm } from './paradigm.ts';

/** The cell of a table by its tags, the first table that has it. */
function cell(word: Parameters<typeof polishParadigm>[0], name: string): readonly string[] | undefined {
  const wanted = name.split('+').sort().join('+');
  for (const { of, columns, rows } of polishParadigm(word)?.tables ?? [])
    for (const { tags, cells } of rows)
      for (const [place, own] of cells.entries())
        if ([...of, ...(columns[place] ?? []), ...tags].sort().join('+') === wanted) return own;
  return undefined;
}

const noun = (form: string, gender: string) => ({ form, pos: 'noun', gender });
const verb = (form: string) => ({ form, pos: 'verb' });
const adjective = (form: string) => ({ form, pos: 'adjective' });

test('of men, animals and things the accusative differs', () => {
  expect(cell(noun('brat', 'm'), 'accusative+plural')).toEqual(['braci']);
  expect(cell(noun('kot', 'm'), 'accusative+singular')).toEqual(['kota']);
  expect(cell(noun('kot', 'm'), 'accusative+plural')).toEqual(['koty']);
  expect(cell(noun('stół', 'm'), 'accusative+singular')).toEqual(['stół']);
});

test('consonants and vowels change before the ending of a locative', () => {
  const locative = (form: string, gender: string) => cell(noun(form, gender), 'locative+singular');
  expect(locative('miasto', 'n')).toEqual(['mieście']);
  expect(locative('las', 'm')).toEqual(['lesie']);
  expect(locative('ręka', 'f')).toEqual(['ręce']);
  expect(locative('szkoła', 'f')).toEqual(['szkole']);
  expect(cell(noun('Niemcy', 'pl'), 'locative+plural')).toEqual(['Niemczech']);
});

test('a genitive without an ending gets its vowel', () => {
  const genitive = (form: string, gender: string) => cell(noun(form, gender), 'genitive+plural');
  expect(genitive('matka', 'f')).toEqual(['matek']);
  expect(genitive('okno', 'n')).toEqual(['okien']);
  expect(genitive('noga', 'f')).toEqual(['nóg']);
  expect(genitive('mucha', 'f')).toEqual(['much']);
});

test('what nobody knows surely is left out, and the other cases stay', () => {
  expect(cell(noun('link', 'm'), 'genitive+singular')).toEqual([]);
  expect(cell(noun('link', 'm'), 'instrumental+singular')).toEqual(['linkiem']);
  expect(cell(noun('banan', 'm'), 'accusative+singular')).toEqual([]);
});

test('of several, men stand behind things and women', () => {
  const several = (form: string) => cell(adjective(form), 'nominative+plural');
  expect(several('dobry')).toEqual(['dobre', 'dobrzy']);
  expect(several('wysoki')).toEqual(['wysokie', 'wysocy']);
  expect(several('zmęczony')).toEqual(['zmęczone', 'zmęczeni']);
  expect(several('bezpieczny')).toEqual(['bezpieczne', 'bezpieczni']);
  expect(several('zielony')).toEqual(['zielone']);
});

test('verbs have persons, genders and what they are told to do, with się where it belongs to them', () => {
  expect(cell(verb('chować'), 'present+i')).toEqual(['chowam']);
  expect(cell(verb('pracować'), 'present+i')).toEqual(['pracuję']);
  expect(cell(verb('robić'), 'imperative+you')).toEqual(['rób']);
  expect(cell(verb('móc'), 'past+i+masculine')).toEqual(['mogłem']);
  expect(cell(verb('bać się'), 'present+they')).toEqual(['boją się']);
  expect(cell(verb('boleć'), 'present+i')).toBeUndefined();
});

test('what does not bend, or stands in several words, has no paradigm', () => {
  expect(polishParadigm(noun('metro', 'n'))).toBeUndefined();
  expect(polishParadigm(noun('język polski', 'm'))).toBeUndefined();
});
