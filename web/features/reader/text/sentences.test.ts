import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_SPEECH } from '#contract/bounds.ts';
import { clauseAround, speechParts } from './sentences.ts';

test('a sentence is spoken as it is, without the space around it', () => {
  expect(speechParts(' “Come in!” she said. ')).toEqual(['“Come in!” she said.']);
});

test.each(['', '   ', '…', '* * *', '— “”'])('there is nothing to say of %j', text => {
  expect(speechParts(text)).toEqual([]);
});

test('what is longer than a call takes is cut after the last comma that fits', () => {
  const clause = `${'word '.repeat(40).trim()}, `;
  const parts = speechParts(`${clause.repeat(4)}end.`);
  expect(parts).toEqual([clause.repeat(2).trim(), clause.repeat(2).trim().concat(' end.')]);
});

test('any long text is spoken whole, in parts that fit', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}[,;]?$/), { minLength: 150, maxLength: 300 });
  fc.assert(
    fc.property(words, list => {
      const parts = speechParts(list.join(' '));
      expect(parts.join(' ')).toBe(list.join(' '));
      expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(LONGEST_SPEECH);
    }),
    { numRuns: 30 },
  );
});

test('a word longer than a call is cut where it must be', () => {
  expect(speechParts('a'.repeat(1200)).map(part => part.length)).toEqual([500, 500, 200]);
});

test.each([
  ['Chinese', '我们的狗在院子里睡觉，'],
  ['Japanese', '犬は庭で眠り、'],
  ['Arabic', 'ينام الكلب في الحديقة، '],
  ['Spanish', 'el perro duerme en el jardín; '],
])('a long sentence in %s is cut after a clause', (_, clause) => {
  const [first = '', second = ''] = speechParts(clause.repeat(200));
  expect(first).toBe(clause.repeat(Math.floor(LONGEST_SPEECH / clause.length)).trim());
  expect(second).toBe(first);
});

test('what is cut is not cut within a character beyond the basic plane', () => {
  const parts = speechParts(`a${'😀'.repeat(600)}b`);
  expect(parts.every(part => part.isWellFormed())).toBe(true);
  expect(parts.length).toBeLessThanOrEqual(2);
});

test('of a sentence that is short enough nothing is left out', () => {
  expect(clauseAround('Come in, she said.', 9, 18)).toBe('Come in, she said.');
});

test('of a longer one the clause around a place is taken', () => {
  const sentence = 'The first one sleeps, the second one eats, the third one is gone.';
  const around = (word: string) => clauseAround(sentence, sentence.indexOf(word), 30);
  expect(['sleeps', 'eats', 'gone'].map(around)).toEqual([
    'The first one sleeps,',
    'the second one eats,',
    'the third one is gone.',
  ]);
});

test('whatever a text is made of, what is taken fits, is well-formed and holds its place', () => {
  const piece = fc.constantFrom(
    'a',
    'я',
    '犬',
    '😀',
    'e\u0301\u0323\u0335',
    '\u202e',
    '\u200f',
    ' ',
    ', ',
    '،',
    'د',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 400 }), fc.nat(), (pieces, at) => {
      const [before, after] = [pieces.slice(0, at % pieces.length), pieces.slice(at % pieces.length)];
      const sentence = [...before, '§', ...after].join('');
      const taken = clauseAround(sentence, before.join('').length, 50);
      expect(taken).toContain('§');
      expect(taken.length).toBeLessThanOrEqual(50);
      expect(taken.isWellFormed()).toBe(true);
    }),
  );
});
