import { longestBySign, oncePerRows } from '../word-forms/begun-with.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms, Row } from '../word-forms/language-forms.ts';
import { splitSpaceless } from '../word-forms/spaceless.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { classOf, ENDINGS, type InflectionClass, stemOf, tagsOfEnding } from './conjugation.ts';
import { JAPANESE_GRAMMAR } from './grammar-words.ts';

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]+/gu;
const LONGEST_WORD = 12;
/** には and こう, not に and 吐こう; but たべました is one word. */
const HEARD_COST = 1.85;

/** Wide letters and half-wide kana are the same to a reader. */
const foldJapanese = (form: string) => foldWord(form.normalize('NFKC')).replace(/^～|～$/g, '');

/** `isHeard`: the kana of a verb that is usually written with kanji. */
type Stem = { base: string; of: InflectionClass; isHeard: boolean };

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
  split: (text, known) => {
    const stems = stemsOf(known);
    return splitSpaceless(
      text,
      RUN,
      (run, at) => stepsAt(run, at, known, stems),
      word =>
        !wordsOf(known).costs.has(word) &&
        readingsOf(word, known).length === 0 &&
        !/^\p{Script=Katakana}/u.test(word),
    );
  },
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
    stems.set(stem, [...(stems.get(stem) ?? []), { base: form, of, isHeard }]);
  }
  return stems;
});

/** The words of ours that are read as one, with what taking each costs, and the longest words and stems by their first sign. */
const wordsOf = oncePerRows(known => {
  const own = [...known.keys(), ...JAPANESE_GRAMMAR.keys()].filter(word => isWord(word, known));
  const costs = new Map(own.map(word => [word, knownCost(word, known)] as const));
  return { costs, longest: longestBySign([...own, ...stemsOf(known).keys()]) };
});

/** The base forms that a conjugated word may come from. */
function readingsOf(word: string, known: KnownWords): { base: string; tags: readonly FormTag[] }[] {
  const stems = stemsOf(known);
  const found: { base: string; tags: readonly FormTag[] }[] = [];
  for (let length = Math.min(word.length, LONGEST_WORD); length >= 0; length--) {
    for (const { base, of } of stems.get(word.slice(0, length)) ?? []) {
      const ending = word.slice(length);
      const pattern = ENDINGS[of];
      pattern.lastIndex = 0;
      const match = pattern.exec(ending);
      if (match !== null && match[0] === ending && word !== base)
        found.push({ base, tags: tagsOfEnding(ending) });
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

function stepsAt(run: string, at: number, known: KnownWords, stems: ReadonlyMap<string, readonly Stem[]>) {
  const { costs, longest } = wordsOf(known);
  const sign = run.charCodeAt(at);
  const steps = [{ length: 1, cost: unknownCost(sign) }];
  const katakana = isKatakana(sign)
    ? (/^[\p{Script=Katakana}ー]+/u.exec(run.slice(at, at + LONGEST_WORD))?.[0] ?? '')
    : '';
  if (katakana.length > 1) steps.push({ length: katakana.length, cost: 1.6 });
  const most = Math.min(LONGEST_WORD, run.length - at, longest.get(sign) ?? 0);
  for (let length = 0; length <= most; length++) {
    const word = run.slice(at, at + length);
    const cost = costs.get(word);
    if (cost !== undefined) steps.push({ length, cost });
    for (const { of, isHeard } of stems.get(word) ?? []) {
      const pattern = ENDINGS[of];
      pattern.lastIndex = 0;
      const ending = pattern.exec(run.slice(at + length, at + length + LONGEST_WORD))?.[0];
      if (ending !== undefined)
        steps.push({
          length: length + ending.length,
          cost: isHeard ? HEARD_COST : /^\p{Script=Hiragana}+$/u.test(word + ending) ? 1.15 : 0.95,
        });
    }
  }
  return steps;
}

function knownCost(word: string, known: KnownWords): number {
  if (JAPANESE_GRAMMAR.has(word)) return word.length === 1 ? 0.8 : 0.9;
  if (word.length === 1) return /\p{Script=Hiragana}/u.test(word) ? 2.2 : 1.2;
  // Kana of two letters may be the end of one word and the beginning of the next.
  return /^\p{Script=Hiragana}{2}$/u.test(word) && known.has(word) ? 1.2 : 1;
}

const unknownCost = (sign: number) => (sign >= 0x3041 && sign <= 0x309f ? 2.6 : 2);

const isKatakana = (sign: number) => sign >= 0x30a0 && sign <= 0x31ff;
