import type { Take } from '../word-forms/cheapest-path.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms, Row } from '../word-forms/language-forms.ts';
import { oncePerRows } from '../word-forms/once-per-rows.ts';
import { splitSpaceless } from '../word-forms/spaceless.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { NO_NODE, nextNode, TRIE_ROOT, trieOf } from '../word-forms/trie.ts';
import { classOf, type Endings, endingsOf, endOfEnding, stemOf, tagsOfEnding } from './conjugation.ts';
import { JAPANESE_GRAMMAR } from './grammar-words.ts';

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]+/gu;
const LONGEST_WORD = 12;
/** には and こう, not に and 吐こう; but たべました is one word. */
const HEARD_COST = 1.85;

/** Wide letters and half-wide kana are the same to a reader. */
const foldJapanese = (form: string) => foldWord(form.normalize('NFKC')).replace(/^～|～$/g, '');

/** `isHeard`: the kana of a verb that is usually written with kanji. */
type Stem = { base: string; endings: Endings; isHeard: boolean };

export const japaneseForms: LanguageForms = {
  fold: foldJapanese,
  headwords: form => [
    // 勉強する is found under 勉強, 他の under 他, 静かな under 静か.
    ...(/^..+する$/.test(form) ? [form.slice(0, -2)] : []),
    ...(/^.+[のな]$/.test(form) ? [form.slice(0, -1)] : []),
    ...(/^[のにをとがで](?:\p{Script=Han}|ため|よう|ついて|よって|とって|おいて).*$/u.test(form)
      ? [form.slice(1)]
      : []),
  ],
  candidates: (word, known) => {
    const plain = exact(word, known);
    const verbs = readingsOf(word, known).flatMap(({ base, tags }) =>
      exact(base, known)
        .filter(({ rows }) => rows.length > 0)
        .map(candidate => ({ ...candidate, tags })),
    );
    const seen = new Set<string>();
    return [...plain, ...verbs].filter(({ base, rows }) => {
      const name = `${base}|${rows[0]?.key ?? ''}`;
      return !seen.has(name) && seen.add(name);
    });
  },
  split: (text, known) => splitSpaceless(text, RUN, wordsAt(known)),
};

const exact = inflected({ fold: foldJapanese, grammar: JAPANESE_GRAMMAR });

/** What the verbs and adjectives of ours begin with in all their forms. */
const stemsOf = oncePerRows((known): ReadonlyMap<string, readonly Stem[]> => {
  const stems = new Map<string, Stem[]>();
  for (const [form, rows] of known) {
    const of = classOf(
      form,
      rows.map(({ pos }: Row) => pos),
    );
    if (of === undefined) continue;
    const stem = stemOf(form, of);
    const isHeard = !rows.some(row => foldJapanese(row.form) === form);
    stems.set(stem, [...(stems.get(stem) ?? []), { base: form, endings: endingsOf(of), isHeard }]);
  }
  return stems;
});

/** The words of ours that are read as one, with what taking each costs. */
const costsOf = oncePerRows(known => {
  const own = [...known.keys(), ...JAPANESE_GRAMMAR.keys()].filter(word => isWord(word, known));
  return new Map(own.map(word => [word, knownCost(word, known)] as const));
});

/** Words and stems by their letters. */
const trieOfWords = oncePerRows(known => {
  const [costs, stems] = [costsOf(known), stemsOf(known)];
  const all = [...new Set([...costs.keys(), ...stems.keys()])].filter(word => word.length <= LONGEST_WORD);
  return trieOf(
    all.map(
      word => [word, { cost: costs.get(word), stems: stems.get(word), isKana: isHiragana(word) }] as const,
    ),
  );
});

/** The base forms that a conjugated word may come from. */
function readingsOf(word: string, known: KnownWords): { base: string; tags: readonly FormTag[] }[] {
  const stems = stemsOf(known);
  const found: { base: string; tags: readonly FormTag[] }[] = [];
  for (let length = Math.min(word.length, LONGEST_WORD); length >= 0; length--) {
    for (const { base, endings } of stems.get(word.slice(0, length)) ?? []) {
      if (word !== base && endOfEnding(endings, word, length) === word.length)
        found.push({ base, tags: tagsOfEnding(word.slice(length)) });
    }
  }
  return found;
}

/** A preposition or a pronoun with its particle is read as two words. */
function isWord(word: string, known: KnownWords): boolean {
  if (JAPANESE_GRAMMAR.has(word)) return true;
  const rows = known.get(word);
  if (rows === undefined) return false;
  if (word.length > 4 && rows.every(({ pos }) => pos === 'phrase')) return false;
  const [rest, host] = [word.slice(1), word.slice(0, -1)];
  return !(
    word.length > 1 &&
    ((/^[をにがはの]/.test(word) && (known.has(rest) || JAPANESE_GRAMMAR.has(rest))) ||
      (/[のをに]$/.test(word) && known.has(host)))
  );
}

const wordsAt = oncePerRows(known => {
  const trie = trieOfWords(known);
  return (run: string, at: number, take: Take): void => {
    const sign = run.charCodeAt(at);
    const katakana = isKatakana(sign) ? katakanaAt(run, at) : 0;
    take(1, unknownCost(sign), katakana === 0);
    if (katakana > 1) take(katakana, 1.6);
    let node = TRIE_ROOT;
    for (let end = at; node !== NO_NODE; end += 1) {
      const found = trie.values[node];
      if (found?.cost !== undefined) take(end - at, found.cost);
      if (found?.stems !== undefined)
        for (const { endings, isHeard } of found.stems) {
          const after = endOfEnding(endings, run, end);
          if (after < 0) continue;
          const isKana = found.isKana && isHiragana(run, end, after);
          take(after - at, isHeard ? HEARD_COST : isKana ? 1.15 : 0.95);
        }
      node = end < run.length ? nextNode(trie, node, run.charCodeAt(end)) : NO_NODE;
    }
  };
});

/** How long the katakana are that begin at a place. */
function katakanaAt(run: string, at: number): number {
  KATAKANA.lastIndex = at;
  return KATAKANA.test(run) ? Math.min(KATAKANA.lastIndex - at, LONGEST_WORD) : 0;
}

const KATAKANA = /[\p{Script=Katakana}ー]+/uy;

function isHiragana(text: string, start = 0, end = text.length): boolean {
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x3041 || unit > 0x309f || (unit > 0x3096 && unit < 0x309d)) return false;
  }
  return true;
}

function knownCost(word: string, known: KnownWords): number {
  if (JAPANESE_GRAMMAR.has(word)) return word.length === 1 ? 0.8 : 0.9;
  if (word.length === 1) return /\p{Script=Hiragana}/u.test(word) ? 2.2 : 1.2;
  // Kana of two letters may be the end of one word and the beginning of the next.
  return /^\p{Script=Hiragana}{2}$/u.test(word) && known.has(word) ? 1.2 : 1;
}

const unknownCost = (sign: number) => (sign >= 0x3041 && sign <= 0x309f ? 2.6 : 2);

const isKatakana = (sign: number) => sign >= 0x30a0 && sign <= 0x31ff;
