import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOVING_NOUNS, MOVING_VERBS } from './moving-stress.ts';
import { ukrainianParadigm } from './paradigm.ts';

const content = join(import.meta.dirname, '../../content');
const stressList = readFileSync(join(content, 'stress/uk.tsv'), 'utf8');
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));

/** Form and part of speech of all taught words. */
function taughtWords(): ReadonlySet<string> {
  const folder = join(content, 'words');
  const words = readdirSync(folder).flatMap(file => {
    const [head = [], ...rows] = rowsOf(readFileSync(join(folder, file), 'utf8'));
    return rows.map(row => `${row[head.indexOf('uk')]} ${row[head.indexOf('pos')]}`);
  });
  return new Set(words);
}

/** The cell of a table by its tags, the first table that has it. */
function cell(word: Parameters<typeof ukrainianParadigm>[0], name: string): readonly string[] | undefined {
  const wanted = name.split('+').sort().join('+');
  for (const { of, columns, rows } of ukrainianParadigm(word)?.tables ?? [])
    for (const { tags, cells } of rows)
      for (const [place, own] of cells.entries())
        if ([...of, ...(columns[place] ?? []), ...tags].sort().join('+') === wanted) return own;
  return undefined;
}

const noun = (form: string, gender: string, spoken = form) => ({ form, pos: 'noun', gender, spoken });
const verb = (form: string, spoken = form) => ({ form, pos: 'verb', spoken });

test('the stress of what moves is that of the list for texts', () => {
  for (const [table, pos] of [
    [MOVING_NOUNS, 'noun'],
    [MOVING_VERBS, 'verb'],
  ] as const)
    for (const line of table.trim().split('\n')) expect(stressList).toContain(`\t${pos}\t${line}\n`);
});

test('a taught word whose stress moves is among those that move', () => {
  const own = new Set([...MOVING_NOUNS.split('\n'), ...MOVING_VERBS.split('\n')]);
  const words = taughtWords();
  const missing = rowsOf(stressList).filter(
    ([form, pos = '', stress = '']) =>
      /^(?:noun|verb)$/.test(pos) &&
      words.has(`${form} ${pos}`) &&
      stress.includes(' ') &&
      !stress.includes(' / ') &&
      !own.has(stress),
  );
  expect(missing).toEqual([]);
});

test('the stress moves with the case', () => {
  const hand = noun('рука', 'f', 'рука́');
  expect(cell(hand, 'accusative+singular')).toEqual(['ру́ку']);
  expect(cell(hand, 'genitive+singular')).toEqual(['руки́']);
  expect(cell(hand, 'nominative+plural')).toEqual(['ру́ки']);
  expect(cell(hand, 'plural+instrumental')).toEqual(['рука́ми']);
});

test('of persons, animals and things the accusative differs', () => {
  expect(cell(noun('брат', 'm'), 'accusative+plural')).toEqual(['браті́в']);
  expect(cell(noun('кіт', 'm'), 'accusative+plural')).toEqual(['коті́в', 'коти́']);
  expect(cell(noun('стіл', 'm'), 'accusative+plural')).toEqual(['столи́']);
  expect(cell(noun('стіл', 'm'), 'accusative+singular')).toEqual(['стіл']);
});

test('a genitive that nobody knows surely is left out, and the other cases stay', () => {
  const fountain = noun('фонтан', 'm', 'фонта́н');
  expect(cell(fountain, 'genitive+singular')).toEqual([]);
  expect(cell(fountain, 'genitive+plural')).toEqual(['фонта́нів']);
});

test('verbs have persons, genders and what they are told to do', () => {
  expect(cell(verb('давати', 'дава́ти'), 'imperative+you')).toEqual(['дава́й']);
  expect(cell(verb('любити', 'люби́ти'), 'present+they')).toEqual(['лю́блять']);
  expect(cell(verb('забувати', 'забува́ти'), 'present+he')).toEqual(['забува́є']);
  expect(cell(verb('нести', 'нести́'), 'past+masculine')).toEqual(['ніс']);
  expect(cell(verb('гнатися', 'гна́тися'), 'future+he')).toEqual(['гна́тиметься']);
  expect(cell(verb('вибачатися', 'вибача́тися'), 'imperative+you')).toEqual(['вибача́йся']);
});

test('what does not bend, or stands in several words, has no paradigm', () => {
  expect(ukrainianParadigm(noun('метро', 'n', 'метро́'))).toBeUndefined();
  expect(ukrainianParadigm(noun('день народження', 'm', 'день наро́дження'))).toBeUndefined();
});
