import { type Lattice, type TakeWords, take } from '../word-forms/cheapest-path.ts';
import type { KnownWords } from '../word-forms/language-forms.ts';
import { oncePerRows } from '../word-forms/once-per-rows.ts';
import { NO_NODE, nextNode, nodeOf, TRIE_ROOT, type Trie, trieOf } from '../word-forms/trie.ts';
import { endingsOf, INFLECTION_CLASSES, type InflectionClass } from './conjugation.ts';
import { foldJapanese } from './fold-japanese.ts';
import { JAPANESE_GRAMMAR } from './grammar-words.ts';
import { LONGEST_WORD, OFTEN_IN_KANA, stemsOf } from './stems.ts';

/** What it costs to take a form with an ending, in hundredths of a word of two kanji; with other endings than kana 方 is meant. */
const FORM_COST = { kana: 115, other: 95 };
/** には and こう, not に and 吐こう; but たべました is one word. */
const HEARD_COST = 185;
const OFTEN_HEARD_COST = 150;
const KATAKANA_COST = 160;
/** Of お and ご, which alone cost twice as much. */
const PREFIX_COST = 40;
const SHORTER_COST = 15;

/** Takes the words, the forms and the katakana that may begin at each place of a run. */
export const takeJapanese = oncePerRows((known): TakeWords => {
  const table = tableOf(known);
  return lattice => {
    const { units, length } = lattice;
    let katakanaEnd = 0;
    for (let at = 0; at < length; at += 1) {
      const unit = units[at] ?? 0;
      if (isKatakana(unit) && at >= katakanaEnd) katakanaEnd = endOfKatakana(lattice, at);
      const katakana = isKatakana(unit) ? Math.min(katakanaEnd - at, LONGEST_WORD) : 0;
      take(lattice, at, at + 1, isHiraganaUnit(unit) ? 260 : 200, katakana === 0);
      if (katakana > 1) take(lattice, at, at + katakana, KATAKANA_COST);
      if (isKanji(unit)) takeUnknownKanji(lattice, at);
      takeWordsAt(lattice, table, at, 0);
      if (isPolitePrefix(unit) && isKanji(units[at + 1] ?? 0) && at + 1 < length)
        takeWordsAt(lattice, table, at, 1);
    }
  };
});

/** Takes what begins at a place, or behind a polite prefix there. */
function takeWordsAt(lattice: Lattice, table: Table, at: number, prefix: 0 | 1): void {
  const { units, length } = lattice;
  const { trie, costs, stems } = table;
  const more = prefix * PREFIX_COST;
  let node = TRIE_ROOT;
  for (let end = at + prefix; node !== NO_NODE; end += 1) {
    const word = trie.values[node] ?? 0;
    if (word !== 0) {
      const cost = costs[word] ?? 0;
      if (cost !== 0) take(lattice, at, end, cost + more);
      const last = stems[word + 1] ?? 0;
      for (let stem = stems[word] ?? 0; stem < last; stem += 1) takeForm(lattice, at, end, table, stem, more);
    }
    node = end < length ? nextNode(trie, node, units[end] ?? 0) : NO_NODE;
  }
}

/**
 * Two or three kanji that are no word of ours are one that nobody knows rather than single kanji by chance: 運休 is not luck and
 * rest.
 */
function takeUnknownKanji(lattice: Lattice, at: number): void {
  const { units, length } = lattice;
  for (let end = at + 1; end < length && end < at + 3 && isKanji(units[end] ?? 0); end += 1)
    take(lattice, at, end + 1, end === at + 1 ? 230 : 310, true);
}

/**
 * The words and stems of our rows, and the endings, in one trie. The words are numbered from 1 on, and everything about them lies
 * in columns of numbers: objects take half as long again.
 */
type Table = {
  trie: Trie;
  /** By word; 0 for stems that are no words. */
  costs: Uint16Array;
  /** By word, where its stems begin in the next two columns; they end where those of the next word begin. */
  stems: Uint16Array;
  /** By stem, the node that its endings go on from. */
  endings: Int32Array;
  /** By stem, what a form costs, for each kind of ending. */
  formCosts: Uint16Array;
};

/** The kinds of endings, which are their values in the trie. */
const KANA_ENDING = 1;
const OTHER_ENDING = 2;
const KINDS = 2;
/** Before the endings of each class stands a sign of its own, from here on, which no run has. */
const FIRST_SIGN = 0xe000;

/** Takes a stem with the longest ending that follows it. */
function takeForm(
  lattice: Lattice,
  at: number,
  stemEnd: number,
  table: Table,
  stem: number,
  more: number,
): void {
  const { units, length } = lattice;
  const { trie, endings, formCosts } = table;
  let longest = 0;
  let kind = 0;
  let node = endings[stem] ?? 0;
  for (let end = stemEnd; node !== NO_NODE; end += 1) {
    const ending = trie.values[node] ?? 0;
    if (ending !== 0) {
      // A shorter one where the rest is a word of its own: 食べた and りんご, not 食べたり.
      if (kind !== 0)
        take(lattice, at, longest, (formCosts[stem * KINDS + kind - 1] ?? 0) + SHORTER_COST + more);
      longest = end;
      kind = ending;
    }
    node = end < length ? nextNode(trie, node, units[end] ?? 0) : NO_NODE;
  }
  if (kind !== 0) take(lattice, at, longest, (formCosts[stem * KINDS + kind - 1] ?? 0) + more);
}

function tableOf(known: KnownWords): Table {
  const costsOfWords = costsOf(known);
  const inflecting = inflectingOf(known);
  const words = [...new Set([...costsOfWords.keys(), ...inflecting.keys()])].filter(
    word => word.length <= LONGEST_WORD,
  );
  const values = new Map(words.map((word, place) => [word, place + 1]));
  for (const of of INFLECTION_CLASSES)
    for (const ending of endingsOf(of).keys())
      values.set(signOf(of) + ending, isHiragana(ending) ? KANA_ENDING : OTHER_ENDING);
  const trie = trieOf(values);
  const stems = [0, 0];
  const endings: number[] = [];
  const formCosts: number[] = [];
  for (const word of words) {
    for (const { of, begun, heard } of inflecting.get(word) ?? []) {
      endings.push(nodeOf(trie, signOf(of) + begun));
      const inKana = isHiragana(word) ? FORM_COST.kana : FORM_COST.other;
      formCosts.push(...(heard > 0 ? [heard, heard] : [inKana, FORM_COST.other]));
    }
    stems.push(endings.length);
  }
  return {
    trie,
    costs: Uint16Array.from([0, ...words.map(word => costsOfWords.get(word) ?? 0)]),
    stems: Uint16Array.from(stems),
    endings: Int32Array.from(endings),
    formCosts: Uint16Array.from(formCosts),
  };
}

const signOf = (of: InflectionClass) => String.fromCharCode(FIRST_SIGN + INFLECTION_CLASSES.indexOf(of));

/** What a form may begin with: a stem, and as much of its ending as is `begun`; `heard` is what a form costs that is only the kana of a word, else 0. */
type Inflecting = { of: InflectionClass; begun: string; heard: number };

const heardCost = (base: string) => (OFTEN_IN_KANA.has(base) ? OFTEN_HEARD_COST : HEARD_COST);

/**
 * By the letters that forms begin with. くる and いい have no stem of their own, and are listed by the first letter of their endings:
 * else these would be looked for at every place of a text.
 */
function inflectingOf(known: KnownWords): Map<string, Inflecting[]> {
  const inflecting = new Map<string, Inflecting[]>();
  for (const [stem, all] of stemsOf(known)) {
    for (const { base, of, isHeard } of all) {
      if (isParted(base, known)) continue;
      const begins = stem === '' ? new Set([...endingsOf(of).keys()].map(ending => ending.charAt(0))) : [''];
      for (const begun of begins) {
        const others = inflecting.get(stem + begun) ?? [];
        others.push({ of, begun, heard: isHeard ? heardCost(base) : 0 });
        inflecting.set(stem + begun, others);
      }
    }
  }
  return inflecting;
}

/** The words of ours that are read as one, with what taking each costs. */
function costsOf(known: KnownWords): Map<string, number> {
  const own = [...known.keys(), ...JAPANESE_GRAMMAR.keys()].filter(word => isWord(word, known));
  return new Map(own.map(word => [word, knownCost(word, known)]));
}

/** Words that stand together by chance (友達になる) are read one by one. */
const isParted = (word: string, known: KnownWords) =>
  word.length > 1 && known.get(word)?.[0]?.commonness === 'last';

/** A preposition or a pronoun with its particle is read as two words. */
function isWord(word: string, known: KnownWords): boolean {
  if (JAPANESE_GRAMMAR.has(word)) return true;
  const rows = known.get(word);
  if (rows === undefined) return false;
  if (isParted(word, known)) return false;
  if (word.length > 4 && rows.every(({ pos }) => pos === 'phrase')) return false;
  const [rest, host] = [word.slice(1), word.slice(0, -1)];
  return !(
    word.length > 1 &&
    ((/^[をにがはの]/.test(word) && (known.has(rest) || JAPANESE_GRAMMAR.has(rest))) ||
      (/[のをに]$/.test(word) && isWritten(host, known) && !isAdverbOf(word, host, known)))
  );
}

/** さら is only the kana of 皿: さらに is a word. */
const isWritten = (word: string, known: KnownWords) =>
  (known.get(word) ?? []).some(({ form, spoken }) => spoken === undefined || foldJapanese(form) === word);

/** 急に and 本当に, whose host is an adjective, are words; 家に is a place. */
const isAdverbOf = (word: string, host: string, known: KnownWords) =>
  /に$/.test(word) &&
  (known.get(word) ?? []).some(({ pos }) => pos === 'adverb') &&
  (known.get(host) ?? []).some(({ pos, form }) => pos === 'adjective' && foldJapanese(form) === host);

function knownCost(word: string, known: KnownWords): number {
  if (JAPANESE_GRAMMAR.has(word)) return word.length === 1 ? 80 : 90;
  if (word.length === 1) return /\p{Script=Hiragana}/u.test(word) ? 220 : STANDS_BESIDE.test(word) ? 90 : 120;
  // Kana of two letters may be the end of one word and the beginning of the next.
  return /^\p{Script=Hiragana}{2}$/u.test(word) && known.has(word) ? 120 : 100;
}

/** Numbers, and kanji that go behind or before any word. */
const STANDS_BESIDE = /[一二三四五六七八九十百千万億屋店内中外側用語円分秒時日月年週階番号毎両同]/;

/** Where the katakana end that begin at a place. */
function endOfKatakana({ text, start, length }: Lattice, at: number): number {
  KATAKANA.lastIndex = start + at;
  return KATAKANA.test(text) ? Math.min(KATAKANA.lastIndex - start, length) : at;
}

const KATAKANA = /[\p{Script=Katakana}ー]+/uy;

const isKatakana = (unit: number) => unit >= 0x30a0 && unit <= 0x31ff;
const isKanji = (unit: number) => (unit >= 0x4e00 && unit <= 0x9fff) || unit === 0x3005;
const isPolitePrefix = (unit: number) => unit === 0x304a || unit === 0x3054 || unit === 0x5fa1;
const isHiraganaUnit = (unit: number) => unit >= 0x3041 && unit <= 0x309f;
const isHiragana = (word: string) => /^[\u3041-\u3096\u309d-\u309f]*$/.test(word);
