import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { splitSpaceless } from '../word-forms/spaceless.ts';
import { CHINESE_GRAMMAR } from './grammar-words.ts';

/** Characters, not marks or kana. */
const RUN = /[\p{Script=Han}〇]+/gu;
const LONGEST_WORD = 8;
const UNKNOWN_COST = 2;

export const chineseForms: LanguageForms = {
  fold: foldWord,
  candidates: inflected({
    fold: foldWord,
    grammar: CHINESE_GRAMMAR,
    guess: word => [
      // 看看, 高高兴兴: said twice, lightly; 花儿: an ending that only sounds.
      {
        base: word.replace(/^(.)\1$|^(.)\2(.)\3$/, '$1$2$3'),
        kinds: ['verb', 'adjective', 'adverb'],
        tags: ['each'],
      },
      { base: word.replace(/儿$/, ''), kinds: [], tags: ['diminutive'] },
      { base: word.replace(/们$/, ''), kinds: ['noun'], tags: ['plural'] },
    ],
  }),
  split: (text, known) =>
    splitSpaceless(
      text,
      RUN,
      (run, at) => stepsAt(run, at, known),
      word => !isWord(word, known),
    ),
};

/** Whole sentences are read word by word, and so is 我的, which is 我 and 的. */
function isWord(word: string, known: KnownWords): boolean {
  if (CHINESE_GRAMMAR.has(word)) return true;
  const rows = known.get(word);
  if (rows === undefined || (word.length > 3 && rows.every(({ pos }) => pos === 'phrase'))) return false;
  const [, host = ''] = /^(.+)[的了]$/.exec(word) ?? [];
  return host === '' || !(known.has(host) || CHINESE_GRAMMAR.has(host));
}

function stepsAt(run: string, at: number, known: KnownWords) {
  const steps = [{ length: 1, cost: isWord(run.charAt(at), known) ? 1.1 : UNKNOWN_COST }];
  for (let length = Math.min(LONGEST_WORD, run.length - at); length > 1; length--) {
    if (isWord(run.slice(at, at + length), known)) steps.push({ length, cost: 1 });
  }
  // A surrogate pair is one character.
  return /[\ud800-\udbff]/.test(run.charAt(at))
    ? [{ length: Math.min(2, run.length - at), cost: UNKNOWN_COST }]
    : steps;
}
