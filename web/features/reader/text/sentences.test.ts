import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_SPEECH } from '#contract/bounds.ts';
import { clauseAround, speechParts, splitSentences } from './sentences.ts';

/** Sentences are parted by | in the second column. */
test.each([
  ['one sentence', 'I am here.'],
  ['two sentences', 'I am here. |You are there.'],
  ['without a last full stop', 'I am here. |And you'],
  ['questions and exclamations', 'Who? |Me! |Really?! |Yes.'],
  ['titles', 'Mr. Brown met Dr. Green and Prof. Black. |Mrs. Brown stayed in St. Ives.'],
  ['explanations', 'Bring fruit, e.g. apples, i.e. Bramleys. |Thank you.'],
  ['a lower-case word after a full stop', 'At 3 p.m. on Monday. |Then at 5 p.m. again.'],
  ['a full stop of an hour that ends the sentence', 'It is 7 a.m. |The sun is low.'],
  ['etc. within and at the end', 'Pens, books, etc. are here. |I have pens, etc. |He has none.'],
  ['initials', 'J. R. Smith wrote it. |So did I. |You did not.'],
  ['numbers', 'It costs 3.50 dollars. |That is 1.5 times more.'],
  ['an answer No.', 'Is it open? |No. |Come later.'],
  ['a number with No.', 'Take bus No. 5 today. |Hurry.'],
  ['speech that goes on', '“Wait!” she said. |“Why?” asked Tom. |“No.”'],
  ['speech that ends', '“I need one more.” |He eats five figs.'],
  ['straight quotes', '"Stop!" he said. |"Now." |She stopped.'],
  ['single quotes', '‘Come in.’ |She came in.'],
  ['speech within a sentence', 'They say the word “bath.” |I know that word.'],
  ['an ellipsis within', 'Well … yes. |And then... nothing.'],
  ['an ellipsis at the end', 'I waited… |Nobody came.'],
  ['brackets', 'He left (at last!). |She stayed (why?) |Good.'],
  ['a dash after the end', 'It was late. |— Who is there?'],
  ['a web address', 'See example.com for more. |Bye.'],
  ['an abbreviation in capitals', 'He lives in the U.S. |She does too.'],
  ['Japanese, which has no spaces', '雨だ。|傘はどこ？|ここ！'],
  ['a Japanese quotation within a sentence', '「はい。」と言った。|「いいえ。」|私は帰った。'],
  ['Hindi', 'घर है। |नदी है।'],
  ['Arabic', 'أين أنت؟ |هنا.'],
  ['Spanish', '¿Qué pasa? |¡Nada! |—Ven. |«Voy».'],
  ['several spaces', 'One.  |Two.'],
])('%s', (_, marked) => {
  const sentences = marked.split('|');
  expect(splitSentences(sentences.join(''))).toEqual(sentences);
});

test('nothing of a paragraph is lost or changed', () => {
  const piece = fc.constantFrom(
    'Mr',
    '.',
    ' ',
    '…',
    '“',
    '”',
    'a',
    'A',
    '!',
    '?',
    ',',
    '5',
    "'",
    '\n',
    'ж',
    'I',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const sentences = splitSentences(pieces.join(''));
      expect(sentences.join('')).toBe(pieces.join(''));
      expect(sentences.every(sentence => sentence !== '')).toBe(true);
    }),
  );
});

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
