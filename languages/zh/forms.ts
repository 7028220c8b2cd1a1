import { type Lattice, type TakeWords, take } from '../word-forms/cheapest-path.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { oncePerRows } from '../word-forms/once-per-rows.ts';
import { spaceless } from '../word-forms/spaceless.ts';
import { NO_NODE, nextNode, TRIE_ROOT, trieOf } from '../word-forms/trie.ts';
import { CHINESE_GRAMMAR } from './grammar-words.ts';

/** Characters, not marks or kana. */
const SIGNS = '\\p{Script=Han}〇';
const LONGEST_WORD = 8;
/** In hundredths of a word of several characters. */
const UNKNOWN_COST = 200;
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
  ...spaceless(SIGNS, known => takeChinese(known)),
};

/** Whole sentences are read word by word, and so are 我的, which is 我 and 的, 不知道, which is 不 and 知道, and 也没. */
function isWord(word: string, known: KnownWords): boolean {
  if (CHINESE_GRAMMAR.has(word)) return true;
  const rows = known.get(word);
  if (rows === undefined || (word.length > 3 && rows.every(({ pos }) => pos === 'phrase'))) return false;
  const [, host = ''] = /^(.+)[的了]$/.exec(word) ?? /^(?:不(?=..)|也)(.+)$/.exec(word) ?? [];
  return host === '' || !(known.has(host) || CHINESE_GRAMMAR.has(host));
}

/** The words of ours that are read as one, by their characters. */
/** Words that stand together by chance (给我) are parted. */
const isLast = (word: string, known: KnownWords) =>
  word.length > 1 && known.get(word)?.[0]?.commonness === 'last';

const trieOfWords = oncePerRows(known => {
  const all = new Set([...known.keys(), ...CHINESE_GRAMMAR.keys()]);
  const words = [...all].filter(
    word => word.length <= LONGEST_WORD && isWord(word, known) && !isLast(word, known),
  );
  return trieOf(new Map(words.map(word => [word, word.length === 1 ? 110 : 100])));
});

const takeChinese = oncePerRows((known): TakeWords => {
  const trie = trieOfWords(known);
  return lattice => {
    const { units, length } = lattice;
    for (let at = 0; at < length; at += 1) {
      const unit = units[at] ?? 0;
      // A surrogate pair is one character.
      if (unit >= 0xd800 && unit <= 0xdbff) {
        take(lattice, at, Math.min(at + 2, length), UNKNOWN_COST, true);
        continue;
      }
      take(lattice, at, at + 1, UNKNOWN_COST, true);
      let node = nextNode(trie, TRIE_ROOT, unit);
      for (let end = at + 1; node !== NO_NODE; end += 1) {
        const cost = trie.values[node] ?? 0;
        if (cost !== 0 && !(end - at === 2 && isPartOfMore(lattice, at))) take(lattice, at, end, cost);
        node = end < length ? nextNode(trie, node, units[end] ?? 0) : NO_NODE;
      }
    }
  };
});

/** 十分 is very, but 十分钟 are ten minutes; 个人 is an individual, but 六个人 are six people. */
function isPartOfMore({ text, start, length }: Lattice, at: number): boolean {
  const run = text.slice(start, start + length);
  return (
    run.startsWith('十分钟', at) ||
    (run.startsWith('个人', at) && COUNTED_PEOPLE.test(run.slice(at - 1, at + 2)))
  );
}
