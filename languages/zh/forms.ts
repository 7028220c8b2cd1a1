import { type Lattice, type TakeWords, take } from '../word-forms/cheapest-path.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { oncePerRows } from '../word-forms/once-per-rows.ts';
import { spaceless } from '../word-forms/spaceless.ts';
import { NO_NODE, nextNode, TRIE_ROOT, type Trie, trieOf } from '../word-forms/trie.ts';
import { CHINESE_GRAMMAR } from './grammar-words.ts';
import { WHOLE_WORDS } from './whole-words.ts';

/** Characters, not marks or kana. */
const SIGNS = '\\p{Script=Han}〇';
const LONGEST_WORD = 8;
/** In hundredths of a word of several characters. */
const UNKNOWN_COST = 200;
/** Of a sign that is no word with one beside it that is, together: 营业 is not camp and something. */
const HALF_KNOWN_COST = 260;
const DOUBLED_COST = 105;
const COUNTED_PEOPLE = /^[一二两三四五六七八九十百几]个人$/;

const grammarOrRow = inflected({
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
});

export const chineseForms: LanguageForms = {
  fold: foldWord,
  candidates: (word, known) => {
    const found = grammarOrRow(word, known);
    // 偷偷 has a row of its own and is not 偷 said twice.
    return word !== '等等' && known.get(word)?.[0]?.pos === 'adverb'
      ? found.filter(({ base, tags }) => base === word || !tags.includes('each'))
      : found;
  },
  ...spaceless(SIGNS, known => takeChinese(known)),
};

/** Whole sentences are read word by word, and so are 我的, which is 我 and 的, 不知道, which is 不 and 知道, and 也没. */
function isWord(word: string, known: KnownWords): boolean {
  if (CHINESE_GRAMMAR.has(word) || ENDING_IN_LE.has(word)) return true;
  const rows = known.get(word);
  if (rows === undefined || (word.length > 3 && rows.every(({ pos }) => pos === 'phrase'))) return false;
  const [, host = ''] = /^(.+)[的了]$/.exec(word) ?? /^(?:不(?=..)|也)(.+)$/.exec(word) ?? [];
  return host === '' || !(known.has(host) || CHINESE_GRAMMAR.has(host));
}

const ENDING_IN_LE: ReadonlySet<string> = new Set(['算了', '罢了', '得了', '别提了']);

/** Words that stand together by chance (给我) are parted. */
const isLast = (word: string, known: KnownWords) =>
  word.length > 1 && !CHINESE_GRAMMAR.has(word) && known.get(word)?.[0]?.commonness === 'last';

/** The words that are read as one, by their characters. */
const trieOfWords = oncePerRows(known => {
  const all = new Set([...known.keys(), ...CHINESE_GRAMMAR.keys()]);
  const words = [...all].filter(
    word => word.length <= LONGEST_WORD && isWord(word, known) && !isLast(word, known),
  );
  const costs = new Map(words.map(word => [word, word.length === 1 ? 110 : 100]));
  for (const word of WHOLE_WORDS) if (!costs.has(word)) costs.set(word, 100);
  return trieOf(costs);
});

const takeChinese = oncePerRows((known): TakeWords => {
  const trie = trieOfWords(known);
  const isSign = (word: string) => word.length === 1;
  const freeSigns = new Set([...CHINESE_GRAMMAR.keys()].filter(isSign).map(word => word.charCodeAt(0)));
  const signs = [...known.keys()].filter(isSign);
  const knownSigns = new Set(signs.map(word => word.charCodeAt(0)));
  // Words that are taught stand alone like grammar words: 去 and 取 belong to nothing.
  for (const word of signs)
    if (known.get(word)?.some(({ commonness }) => commonness === 'common')) freeSigns.add(word.charCodeAt(0));
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
      const next = at + 1 < length ? (units[at + 1] ?? 0) : 0;
      // 聊 and 微信, not 聊微: the sign that is no word rather begins one.
      if (isHalfKnown(unit, next, freeSigns, knownSigns))
        take(lattice, at, at + 2, knownSigns.has(next) ? HALF_KNOWN_COST - 5 : HALF_KNOWN_COST, true);
      if (at === 0 && startsWith(lattice, '对了')) take(lattice, at, at + 2, 100);
      if (unit === next && isDoubled(lattice, at, trie)) take(lattice, at, at + 4, DOUBLED_COST);
      let node = nextNode(trie, TRIE_ROOT, unit);
      for (let end = at + 1; node !== NO_NODE; end += 1) {
        const cost = trie.values[node] ?? 0;
        if (cost !== 0 && !(end - at === 2 && isPartOfMore(lattice, at))) take(lattice, at, end, cost);
        node = end < length ? nextNode(trie, node, units[end] ?? 0) : NO_NODE;
      }
    }
  };
});

/** 对了, by the way, begins a clause; 答对了 does not. */
const startsWith = ({ text, start }: Lattice, word: string) => text.startsWith(word, start);

/** 高高兴兴 of 高兴. */
function isDoubled({ units, length }: Lattice, at: number, trie: Trie): boolean {
  const last = units[at + 2] ?? 0;
  if (at + 4 > length || units[at + 3] !== last) return false;
  const first = nextNode(trie, TRIE_ROOT, units[at] ?? 0);
  const node = first === NO_NODE ? NO_NODE : nextNode(trie, first, last);
  return node !== NO_NODE && (trie.values[node] ?? 0) !== 0;
}

/** Whether one of two neighbours is a word of ours, no grammar word and no number, and the other one is none. */
function isHalfKnown(
  one: number,
  other: number,
  free: ReadonlySet<number>,
  known: ReadonlySet<number>,
): boolean {
  if (free.has(one) || free.has(other) || !isHan(one) || !isHan(other)) return false;
  return known.has(one) !== known.has(other);
}

const isHan = (unit: number) => unit >= 0x4e00 && unit <= 0x9fff;

/** 十分 is very, but 十分钟 are ten minutes; 要不 is or else, but 要不要 a question; 个人 is an individual, but 六个人 are six people. */
function isPartOfMore({ text, start, length }: Lattice, at: number): boolean {
  const run = text.slice(start, start + length);
  return (
    run.startsWith('十分钟', at) ||
    run.startsWith('要不要', at) ||
    (run.startsWith('个人', at) && COUNTED_PEOPLE.test(run.slice(at - 1, at + 2)))
  );
}
