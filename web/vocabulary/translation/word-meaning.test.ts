import { expect, test } from 'vitest';
import { variantId } from '#contract/variant-ids.ts';
import { meaningOf, meantBy, wordOf } from './word-meaning.ts';

const plain = { tags: [], before: [], after: [] };
const word = {
  form: 'vino',
  readings: [
    { ...plain, base: 'vino', rows: ['wine'] },
    { ...plain, base: 'venir', rows: ['come', 'arrive'], tags: ['past', 'he'] },
  ],
};
const gloss = (form: string, translation: string) => ({ form, translation, pos: 'noun' });
const rows = {
  wine: { ...gloss('vino', 'вино'), transcription: 'ˈbino', gender: 'm' },
  come: gloss('venir', 'приходити; прийти'),
  arrive: gloss('venir', 'прийти; прибути'),
  vine: gloss('viña', 'виноградник'),
};
const known = { rows, learn: 'es' } as const;

test('a word means what its likeliest reading means; the others come with it', () => {
  const found = meaningOf(word, known);
  expect(found).toMatchObject({ translation: 'вино', word_id: 'wine', transcription: 'ˈbino' });
  expect(found?.base).toBeUndefined();
  expect(found?.readings?.map(({ base, translation }) => [base, translation])).toEqual([
    ['vino', 'вино'],
    ['venir', 'приходити; прийти; прибути'],
  ]);
});

test('a word that one of the two languages lacks is explained, and is none to be kept', () => {
  const lacking = { ...known, rows: { ...rows, wine: { ...rows.wine, is_lacking: true as const } } };
  expect(meaningOf(word, lacking)).toMatchObject({ translation: 'вино', transcription: 'ˈbino' });
  expect(meaningOf(word, lacking)?.word_id).toBeUndefined();
  expect(meaningOf(word, lacking, 'come')?.word_id).toBe('come');
});

test('a particle that means what another word says is not said like that word', () => {
  const particle = { form: 'で', readings: [{ ...plain, base: 'で', rows: ['at', 'by'] }] };
  const glosses = { at: { ...gloss('に', 'at'), transcription: 'ni', spoken: 'に' }, by: gloss('で', 'by') };
  const said = { rows: glosses, learn: 'ja' } as const;
  expect(meaningOf(particle, said)).toMatchObject({ translation: 'at; by', transcription: undefined });
  expect(meaningOf(particle, said)?.readings?.[0]?.spoken).toBeUndefined();
});

test('what the reader has chosen comes first, also another row of a reading', () => {
  expect(meaningOf(word, known, 'arrive')).toMatchObject({ base: 'venir', word_id: 'arrive' });
  expect(meaningOf(word, known, 'arrive')?.translation).toMatch(/^прийти; прибути/);
  expect(wordOf(word, known, 'arrive')).toBe('arrive');
});

test('a word that no reading has can be chosen; one of which nothing is known changes nothing', () => {
  const found = meaningOf(word, known, 'vine');
  expect(found).toMatchObject({ base: 'viña', translation: 'виноградник', word_id: 'vine' });
  expect(found?.readings).toHaveLength(3);
  expect(meaningOf(word, known, 'gone')?.word_id).toBe('wine');
});

test('a further form of a row is a word of its own: its id, its sound, and the row that lists it', () => {
  const id = variantId('es', 'coche', 'car');
  const coches = { form: 'coches', readings: [{ ...plain, base: 'coche', rows: ['car'], tags: ['plural'] }] };
  const car = { ...gloss('carro', 'авто'), transcription: 'ˈkaro', gender: 'm', emoji: '🚗' };
  const alone = { rows: { car }, learn: 'es' } as const;
  const glosses = { ...alone, rows: { car, [id]: { ...gloss('coche', 'авто'), transcription: 'ˈkotʃe' } } };
  const found = meaningOf(coches, glosses);
  expect(found).toMatchObject({ word_id: id, base: 'coche', transcription: 'ˈkotʃe', translation: 'авто' });
  expect(found?.readings?.[0]).toMatchObject({ listed_as: 'carro', gender: undefined, tags: ['plural'] });
  expect(wordOf(coches, glosses)).toBe(id);
  // The reader has said which row is meant, or which form of it.
  expect([wordOf(coches, glosses, 'car'), wordOf(coches, glosses, id)]).toEqual([id, id]);
  expect(meaningOf(coches, glosses, id)?.readings).toHaveLength(1);
  // An older server sends nothing of it.
  expect(meaningOf(coches, alone)).toMatchObject({ word_id: 'car', transcription: undefined });
  expect(meaningOf(coches, alone)?.readings?.[0]).toMatchObject({ listed_as: 'carro', gender: undefined });
});

test('a grammar word that its tags explain has no translation; an unknown word no meaning', () => {
  const marker = { form: 'を', readings: [{ ...plain, base: 'を', rows: [], tags: ['object-marker'] }] };
  expect(meaningOf(marker, known)).toMatchObject({
    translation: '',
    readings: [{ tags: ['object-marker'] }],
  });
  expect(meaningOf({ form: 'x', readings: [] }, known)).toBeUndefined();
});

test('a contraction is not the word that its letters are without the apostrophe', () => {
  const reading = (base: string, after: string[]) => ({ ...plain, base, after, translation: base }) as never;
  const its = { translation: 'його' };
  const itIs = { translation: 'воно', base: 'it', readings: [reading('it', ['is'])] };
  expect(meantBy(its, itIs)).toBe(itIs);
  // The letters of don’t are no other word.
  const doNot = { translation: 'не', base: 'do not' };
  const given = { translation: 'робити', base: 'do', readings: [reading('do', ['not'])] };
  expect(meantBy(doNot, given)).toEqual({ ...doNot, readings: given.readings });
  const eat = { translation: 'їсти', readings: [reading('eat', [])] };
  expect(meantBy({ translation: 'їсть' }, eat)).toEqual({ translation: 'їсть', readings: eat.readings });
  expect(meantBy(null, itIs)).toBeNull();
  expect(meantBy(its, undefined)).toBe(its);
});
