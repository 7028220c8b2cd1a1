import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

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
