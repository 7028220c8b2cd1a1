import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms, Row } from '../word-forms/language-forms.ts';
import { splitSpaceless } from '../word-forms/spaceless.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { classOf, ENDINGS, type InflectionClass, stemOf, tagsOfEnding } from './conjugation.ts';
import { JAPANESE_GRAMMAR } from './grammar-words.ts';

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]+/gu;
const LONGEST_WORD = 12;

/** Wide letters and half-wide kana are the same to a reader. */
const foldJapanese = (form: string) => foldWord(form.normalize('NFKC')).replace(/^～|～$/g, '');

type Stem = { base: string; of: InflectionClass };

export const japaneseForms: LanguageForms = {
  fold: foldJapanese,
  headwords: form => [
    // 勉強する is found under 勉強, 他の under 他, 静かな under 静か.
    ...(/^..+する$/.test(form) ? [form.slice(0, -2)] : []),
    ...(/^.+[のな]$/.test(form) ? [form.slice(0, -1)] : []),
    ...(/^[のにをとがで].{2,}$/.test(form) ? [form.slice(1)] : []),
  ],
  candidates: (word, known) => {
    const plain = exact(word, known);
    const verbs = readingsOf(word, known).flatMap(({ base, tags }) =>
      exact(base, known)
        .filter(({ rows }) => rows.length > 0)
        .map(candidate => ({ ...candidate, tags })),
    );
    const seen = new Set<string>();
    return [...plain, ...verbs].filter(({ base }) => !seen.has(base) && seen.add(base));
  },
  split: (text, known) => {
    const stems = stemsOf(known);
    return splitSpaceless(
      text,
      RUN,
      (run, at) => stepsAt(run, at, known, stems),
      word =>
        !isWord(word, known) && readingsOf(word, known).length === 0 && !/^\p{Script=Katakana}/u.test(word),
    );
  },
};

const exact = inflected({ fold: foldJapanese, grammar: JAPANESE_GRAMMAR });

const STEMS = new WeakMap<KnownWords, ReadonlyMap<string, readonly Stem[]>>();

/** What the verbs and adjectives of ours begin with in all their forms, made once. */
function stemsOf(known: KnownWords): ReadonlyMap<string, readonly Stem[]> {
  const made = STEMS.get(known);
  if (made !== undefined) return made;
  const stems = new Map<string, Stem[]>();
  for (const [form, rows] of known) {
    const of = classOf(
      form,
      rows.map(({ pos }: Row) => pos),
    );
    if (of === undefined) continue;
    const stem = stemOf(form, of);
    stems.set(stem, [...(stems.get(stem) ?? []), { base: form, of }]);
  }
  STEMS.set(known, stems);
  return stems;
}

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
  return !(
    word.length > 1 &&
    (/^[をにがは]|^の./.test(word) || (/[のをに]$/.test(word) && known.has(word.slice(0, -1))))
  );
}

function stepsAt(run: string, at: number, known: KnownWords, stems: ReadonlyMap<string, readonly Stem[]>) {
  const steps = [{ length: 1, cost: unknownCost(run.charAt(at)) }];
  const katakana = /^[\p{Script=Katakana}ー]+/u.exec(run.slice(at, at + LONGEST_WORD))?.[0] ?? '';
  if (katakana.length > 1) steps.push({ length: katakana.length, cost: 1.6 });
  for (let length = 0; length <= Math.min(LONGEST_WORD, run.length - at); length++) {
    const word = run.slice(at, at + length);
    if (isWord(word, known)) steps.push({ length, cost: knownCost(word, known) });
    for (const { of } of stems.get(word) ?? []) {
      const pattern = ENDINGS[of];
      pattern.lastIndex = 0;
      const ending = pattern.exec(run.slice(at + length, at + length + LONGEST_WORD))?.[0];
      if (ending !== undefined)
        steps.push({
          length: length + ending.length,
          cost: /^\p{Script=Hiragana}+$/u.test(word + ending) ? 1.15 : 0.95,
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

const unknownCost = (letter: string) => (/\p{Script=Hiragana}/u.test(letter) ? 2.6 : 2);
