import { expect, test } from 'vitest';
import { dueWord, roundWord, testWorld, WISHES } from '../../testing-rounds.ts';
import { KINDS } from '../kinds.ts';
import { lettersFor } from '../letters-for.ts';
import type { RoundWord } from '../round-word.ts';
import { oneForm, plainSentence, sentenceParts } from '../sentence.ts';
import type { Asked, Question } from './kind.ts';

const asked = (word: RoundWord, fields: Partial<Asked> = {}): Asked => ({
  word,
  words: [word],
  wishes: WISHES,
  ...fields,
});
const { random } = testWorld();

test('a choice has four options, the word among them in any place, and no more', () => {
  const word = roundWord('llave', { otherWords: ['a', 'b', 'c', 'd', 'llave'].map(id => roundWord(id)) });
  const places = new Set<number>();
  for (let times = 0; times < 60; times += 1) {
    const question = KINDS.meaning.question(asked(word), random);
    const ids = question.shape === 'choice' ? question.optionIds : [];
    expect([...ids].sort()).toEqual(['a', 'b', 'c', 'llave']);
    places.add(ids.indexOf('llave'));
  }
  expect(places.size).toBe(4);
});

test('a choice without wrong options is not asked', () => {
  for (const kind of ['meaning', 'word', 'listen', 'gap'] as const) {
    expect(KINDS[kind].canAsk({ ...dueWord('llave'), otherWords: [] }, WISHES)).toBe(false);
  }
});

test('a gap with four words is asked only where the sentence has the form of the dictionary', () => {
  const canAsk = (text: string) =>
    KINDS.gap.canAsk({ ...dueWord('llave'), sentence: { text, translation: '' } }, WISHES);
  expect(canAsk('La [llave] es mía.')).toBe(true);
  expect(canAsk('[Llave] mía.')).toBe(true);
  expect(canAsk('Las [llaves] son mías.')).toBe(false);
  expect(canAsk('[llave] y [llave]')).toBe(false);
  expect(canAsk('llave')).toBe(false);
});

test('a gap is written as the sentence has it, and the word alone will not do', () => {
  const word = { ...dueWord('schlafen'), sentence: { text: 'Der Hund [schläft].', translation: '' } };
  const from = (reps: number) => {
    const state = word.state && { ...word.state, reps };
    const question = KINDS.type.question(asked({ ...word, state }), random);
    return question.shape === 'text' ? question.from : '';
  };
  expect([3, 4, 5].map(from)).toEqual(['meaning', 'sound', 'gap']);
  const gap: Question = { shape: 'text', from: 'gap' };
  const german = asked(word, { wishes: { ...WISHES, learn: 'de' } });
  expect(KINDS.type.wanted(word, gap)).toBe('schläft');
  expect(KINDS.type.check(gap, { text: 'Schläft' }, german)?.outcome).toBe('right');
  expect(KINDS.type.check(gap, { text: 'schlaft' }, german)?.outcome).toBe('almost');
  expect(KINDS.type.check(gap, { text: 'schlafen' }, german)?.outcome).toBe('missed');
});

test('a word that was just met is written from its meaning, and from sound only by who can listen', () => {
  expect(KINDS.type.question(asked(roundWord('llave')), random)).toEqual({ shape: 'text', from: 'meaning' });
  const wishes = { ...WISHES, canListen: false };
  for (const reps of [1, 2, 3, 4]) {
    const question = KINDS.type.question(asked(dueWord('llave', 3, reps), { wishes }), random);
    expect(question).not.toMatchObject({ from: 'sound' });
  }
});

test('a built sentence is right in its order, and says which tiles are off', () => {
  const word = dueWord('llave', 2);
  const question = KINDS.build.question(asked(word), random);
  const tiles = question.shape === 'tiles' ? question.tiles : [];
  const check = (text: string) =>
    KINDS.build.check(question, { tiles: text.split(' ').map(tile => tiles.indexOf(tile)) }, asked(word));
  expect(tiles).toHaveLength(7);
  expect(check('dame la llave de casa')).toMatchObject({
    outcome: 'right',
    wanted: 'Dame la llave de casa.',
  });
  expect(check('dame la llave casa de')).toMatchObject({ outcome: 'missed', wrongTiles: [4] });
  expect(check('dame la llave')).toMatchObject({ outcome: 'missed', wrongTiles: [] });
  const [wrong = ''] = tiles.filter(tile => !'dame la llave de casa'.split(' ').includes(tile));
  expect(check(`dame la llave ${wrong} casa`)).toMatchObject({ outcome: 'missed', wrongTiles: [3] });
  for (const places of [[], [0, 0], [99], [-1], [0.5]]) {
    expect(KINDS.build.check(question, { tiles: places }, asked(word))).toBeUndefined();
  }
});

test('an answer of another shape is none', () => {
  const word = dueWord('llave');
  const answers = [{ optionId: 'nobody' }, { text: ' ' }, { tiles: [] }, { pair: ['a', 'b'] as const }];
  for (const kind of Object.values(KINDS)) {
    const question = kind.question(asked(word), random);
    expect(question.shape).toBe(kind.shape);
    for (const answer of answers) expect(kind.check(question, answer, asked(word))).toBeUndefined();
  }
});

test('a matched pair is done with, and a wrong one says what it means', () => {
  const words = ['a', 'b', 'c', 'd', 'e'].map(id => roundWord(id));
  const [word = roundWord('a')] = words;
  const question: Question = {
    ...{ shape: 'pairs', wordIds: ['b', 'a', 'c', 'd', 'e'], translationIds: ['a', 'b', 'c', 'd', 'e'] },
    matchedIds: ['c'],
  };
  const check = (...pair: [string, string]) => KINDS.match.check(question, { pair }, asked(word, { words }));
  expect(check('a', 'a')?.outcome).toBe('right');
  expect(check('a', 'b')).toMatchObject({ outcome: 'missed', chosen: { translation: 'b in English' } });
  expect(check('c', 'c')).toBeUndefined();
  expect(check('a', 'nobody')).toBeUndefined();
});

test('the letters that a keyboard lacks are those of the language, and of many those that the words need', () => {
  expect(lettersFor('de', [])).toEqual(['ä', 'ö', 'ü', 'ß']);
  expect(lettersFor('ja', [])).toEqual([]);
  expect(lettersFor('vi', [{ ...roundWord('cà phê'), otherWords: [{ ...roundWord('Đường') }] }])).toEqual([
    ...['đ', 'ê', 'ư', 'à', 'ờ'],
  ]);
});

test('a sentence has its forms in brackets, and brackets that do not close are text', () => {
  expect(sentenceParts('Ich [rufe] dich [an].')).toEqual([
    { text: 'Ich ', isForm: false },
    { text: 'rufe', isForm: true },
    { text: ' dich ', isForm: false },
    { text: 'an', isForm: true },
    { text: '.', isForm: false },
  ]);
  expect(plainSentence('Der [Hund] schläft.')).toBe('Der Hund schläft.');
  expect(oneForm('Der [Hund] schläft.')).toBe('Hund');
  for (const text of ['[a] [b]', 'a', '[]', '[a', 'a]']) expect(oneForm(text)).toBeUndefined();
});
