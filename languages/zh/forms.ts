import { longestBySign, oncePerRows } from '../word-forms/begun-with.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { splitSpaceless } from '../word-forms/spaceless.ts';
import { CHINESE_GRAMMAR } from './grammar-words.ts';

/** Characters, not marks or kana. */
const RUN = /[\p{Script=Han}〇]+/gu;
const LONGEST_WORD = 8;
const UNKNOWN_COST = 2;
const COUNTED_PEOPLE = /^[一二两三四五六七八九十百几]个人$/;

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
      word => !wordsOf(known).words.has(word),
    ),
};

/** Whole sentences are read word by word, and so are 我的, which is 我 and 的, 不知道, which is 不 and 知道, and 也没. */
function isWord(word: string, known: KnownWords): boolean {
  if (CHINESE_GRAMMAR.has(word)) return true;
  const rows = known.get(word);
  if (rows === undefined || (word.length > 3 && rows.every(({ pos }) => pos === 'phrase'))) return false;
  const [, host = ''] = /^(.+)[的了]$/.exec(word) ?? /^(?:不(?=..)|也)(.+)$/.exec(word) ?? [];
  return host === '' || !(known.has(host) || CHINESE_GRAMMAR.has(host));
}

/** The words of ours that are read as one, with the longest by their first sign: asked at every place of a text. */
const wordsOf = oncePerRows(known => {
  const words = new Set([...known.keys(), ...CHINESE_GRAMMAR.keys()].filter(word => isWord(word, known)));
  return { words, longest: longestBySign(words) };
});

function stepsAt(run: string, at: number, known: KnownWords) {
  const { words, longest } = wordsOf(known);
  const sign = run.charCodeAt(at);
  // A surrogate pair is one character.
  if (sign >= 0xd800 && sign <= 0xdbff) return [{ length: Math.min(2, run.length - at), cost: UNKNOWN_COST }];
  const most = Math.min(LONGEST_WORD, run.length - at, longest.get(sign) ?? 0);
  const steps = [{ length: 1, cost: most > 0 && words.has(run.charAt(at)) ? 1.1 : UNKNOWN_COST }];
  for (let length = most; length > 1; length--) {
    if (!words.has(run.slice(at, at + length))) continue;
    // 十分 is very, but 十分钟 are ten minutes; 个人 is an individual, but 六个人 are six people.
    if (length === 2 && (run.startsWith('十分钟', at) || COUNTED_PEOPLE.test(run.slice(at - 1, at + 2))))
      continue;
    steps.push({ length, cost: 1 });
  }
  return steps;
}
