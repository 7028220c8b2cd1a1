/**
 * What counting costs the analyser, beside the shortest way to count single words, a regular expression and a Map, which knows no
 * phrasal verbs, no stop words, no base forms and no order. Run: npx tsx bench/analyser.ts
 */
import { join } from 'node:path';
import { formsOf } from '#languages/forms.ts';
import { countUnits } from '#languages/word-forms/count-units.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { randomFrom } from '#server/testing/random.ts';
import { countForms } from '#web/features/analyser/counting/count-forms.ts';
import { countWords } from '#web/features/analyser/counting/count-words.ts';
import { PHRASAL_VERBS } from '#web/features/analyser/counting/phrasal-verbs.ts';
import { STOP_WORDS } from '#web/features/analyser/counting/stop-words.ts';
import { type Aim, cpuOf, inTurns, quartiles, ratios, rounds, sayFigure, sayHead } from './measure.ts';

const ROUNDS = rounds(25, 11);
const FORM_ROUNDS = rounds(21, 7);
/** Of the speed of the fastest bare loop, which does less. */
const COUNTING: Aim = { atLeast: 1 };
const MERGING: Aim = { atLeast: 0.5 };
/** It has to be cut into words first. */
const MERGING_JAPANESE: Aim = { atLeast: 0.3 };
const MEGABYTE = 1_000_000;

sayHead();
await measureCounting();
await measureForms();

async function measureCounting(): Promise<void> {
  const text = someText(MEGABYTE);
  const { own, ...loops } = await inTurns(ROUNDS, {
    matchAll: () => millisecondsOf(() => countTokens(text.toLowerCase().matchAll(/[a-z'’-]+/g))),
    match: () =>
      millisecondsOf(() => countTokens((text.toLowerCase().match(/[a-z'’-]+/g) ?? []).map(word => [word]))),
    exec: () => millisecondsOf(() => countByExec(text)),
    own: () => millisecondsOf(() => countWords(text)),
  });
  const [fastest = []] = Object.values(loops).sort((one, other) => middle(one) - middle(other));
  sayFigure('1 MB of English, the analyser: ms', own);
  sayFigure('1 MB of English, the fastest of three bare loops: ms', fastest);
  sayFigure('the speed of the analyser by that of the loop', ratios(fastest, own), COUNTING);
  const large = someText(10 * MEGABYTE);
  sayFigure('10 MB of English, once: ms', [await millisecondsOf(() => countWords(large))]);
}

/** Merged forms of four languages: a text of their own rows, as frequent as in a novel, against the plain loop over the same text. */
async function measureForms(): Promise<void> {
  const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));
  for (const language of ['en', 'es', 'ja', 'ar'] as const) {
    const forms = await formsOf(language);
    const rows = catalogue.rows(language);
    const known = knownWords(forms, rows);
    const words = rows.map(({ form }) => form).filter(form => !/[ .]/.test(form));
    const text = zipfText(words, MEGABYTE, language === 'ja' ? '' : ' ');
    const { plain, merged } = await inTurns(FORM_ROUNDS, {
      plain: () => millisecondsOf(() => countAnyScript(text)),
      merged: () => millisecondsOf(() => countForms(text, language, { forms, known, countUnits })),
    });
    sayFigure(`merged forms, ${language}, a million characters: ms`, merged);
    sayFigure(
      `merged forms, ${language}: speed by that of a plain loop`,
      ratios(plain, merged),
      language === 'ja' ? MERGING_JAPANESE : MERGING,
    );
  }
}

/** Of CPU, the collection of garbage included. */
async function millisecondsOf(work: () => unknown): Promise<number> {
  return (await cpuOf(work)) / 1000;
}

function middle(values: readonly number[]): number {
  return quartiles(values).median;
}

function countAnyScript(input: string): Map<string, number> {
  const counts = new Map<string, number>();
  const lower = input.toLowerCase();
  const pattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
  for (let found = pattern.exec(lower); found !== null; found = pattern.exec(lower))
    counts.set(found[0], (counts.get(found[0]) ?? 0) + 1);
  return counts;
}

function zipfText(words: readonly string[], length: number, gap: string): string {
  const random = randomFrom(23);
  const sums: number[] = [];
  for (const [rank] of words.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 3));
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const word = words[firstAbove(sums, random() * (sums.at(-1) ?? 0))] ?? '';
    const end = random() < 0.08 ? '. ' : gap;
    parts.push(word, end);
    size += word.length + end.length;
  }
  return parts.join('');
}

function countTokens(tokens: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word = ''] of tokens) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countByExec(input: string): Map<string, number> {
  const counts = new Map<string, number>();
  const lower = input.toLowerCase();
  const pattern = /[a-z'’-]+/g;
  for (let found = pattern.exec(lower); found !== null; found = pattern.exec(lower)) {
    counts.set(found[0], (counts.get(found[0]) ?? 0) + 1);
  }
  return counts;
}

/** Words as frequent as in a novel (Zipf), with its punctuation; the same text in every run. */
function someText(length: number): string {
  const random = randomFrom(17);
  const words = vocabulary(random);
  const sums: number[] = [];
  for (const [rank] of words.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 3));
  const pick = () => words[firstAbove(sums, random() * (sums.at(-1) ?? 0))] ?? '';
  const parts: string[] = [];
  for (let size = 0, isFirst = true; size < length; ) {
    const word = isFirst ? pick().replace(/^./, letter => letter.toUpperCase()) : pick();
    const chance = random();
    isFirst = chance < 0.06;
    const end = isFirst ? '. ' : chance < 0.14 ? ', ' : chance < 0.145 ? '—' : chance < 0.155 ? '’s ' : ' ';
    parts.push(word, end);
    size += word.length + end.length;
  }
  return parts.join('');
}

function vocabulary(random: () => number): string[] {
  const syllables = 'ba con de er for ing ka lo ment ne on pro qui re st th un ver wa ly'.split(' ');
  const syllable = () => syllables[Math.floor(random() * syllables.length)];
  const invented = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(''),
  );
  const verbs = PHRASAL_VERBS.map((verb, index) => [index * 20, verb] as const);
  for (const [rank, verb] of verbs) invented.splice(rank, 0, verb);
  return [...STOP_WORDS, ...invented];
}

function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
