import { expect, test } from 'vitest';
import { glob } from './glob.ts';
import { type Note, notesOf } from './notes.ts';
import { parseQuery } from './query.ts';

const DAY_MS = 86_400_000;
const NOW = 1_790_000_000_000;

const card = (word: string, fields: object = {}) => ({
  id: `card-${word}`,
  ...{ learn: 'es' as const, word, translation: `the ${word}`, reading: '', note: '', sentence: '' },
  ...{ created_at: NOW - 10 * DAY_MS, updated_at: NOW - 10 * DAY_MS },
  ...fields,
});
const notes = notesOf([
  card('perro'),
  card('gato', { updated_at: NOW - 1000 }),
  card('Qué?', { learn: 'fr', translation: 'what: (exactly)' }),
  card('a_b*c', { created_at: NOW - 1000, updated_at: NOW - 1000, sentence: 'un perro' }),
]);
const wordsOf = (found: Note[]) => found.map(note => note.card.word);
const found = (query: string) => wordsOf(notes.filter(parseQuery(query, NOW)));

test.each([
  ['', ['perro', 'gato', 'Qué?', 'a_b*c']],
  ['word:perro', ['perro']],
  ['"word:PERRO"', ['perro']],
  ['Word:qué?', ['Qué?']],
  ['Word:que?', []],
  ['word:per', []],
  ['word:per*', ['perro']],
  ['word:_ato', ['gato']],
  ['word:a\\_b\\*c', ['a_b*c']],
  ['"Translation:what\\: (exactly)"', ['Qué?']],
  ['"Translation:what: (exactly)"', ['Qué?']],
  ['perro', ['perro', 'a_b*c']],
  ['-perro', ['gato', 'Qué?']],
  ['"deck:Español" word:gato', ['gato']],
  ['deck:Français', ['Qué?']],
  ['note:Slova "Sentence:_*"', ['a_b*c']],
  ['word:perro or word:gato', ['perro', 'gato']],
  ['("Word:perro" OR "Word:gato") deck:español', ['perro', 'gato']],
  ['-(word:perro OR word:gato)', ['Qué?', 'a_b*c']],
  ['word:perro and word:gato', []],
  ['added:1', ['a_b*c']],
  ['edited:1', ['gato', 'a_b*c']],
  ['added:30', ['perro', 'gato', 'Qué?', 'a_b*c']],
  ['nid:1,2', []],
])('%s finds %j', (query, words) => {
  expect(found(query)).toEqual(words);
});

test('notes are found by their numbers, which grow with their age', () => {
  const [first, , , last] = notes;
  expect(found(`nid:${first?.noteId},${last?.noteId}`)).toEqual(['perro', 'a_b*c']);
  expect(found(`cid:${last?.noteId}`)).toEqual(['a_b*c']);
  expect(last?.noteId).toBeGreaterThan(first?.noteId ?? 0);
  expect(Number.isSafeInteger(last?.noteId)).toBe(true);
});

test.each([
  'rated:1',
  'prop:due<=1',
  'Audio:x',
  'added:x',
  '(word:a',
  'word:a)',
  `${'('.repeat(50)}a`,
  'x'.repeat(10_001),
])('%s is refused, since no list would be the truth', query => {
  expect(() => parseQuery(query, NOW)).toThrow();
});

test('a pattern with many stars takes no longer than both lengths', () => {
  const matches = glob(`${'*a'.repeat(200)}b`, text => text);
  expect(matches('a'.repeat(1000))).toBe(false);
  expect(glob('*a*a*b', text => text)('aaxb')).toBe(true);
});
