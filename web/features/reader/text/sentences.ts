import { LONGEST_SPEECH } from '#contract/bounds.ts';

/** Never the end of a sentence: a name or an explanation follows. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st mt gen col capt lt sgt rev hon vs e.g i.e cf approx dept'.split(' '),
);
const END = /([.!?…؟।۔]+)["'”’»)\]]*(?:\s+|$)|([。！？]+)([」』”’）]*)\s*/gu;

/** The sentences of a paragraph, each with the space after it: joined again they are the paragraph. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(END)) {
    const [{ length }, marks = '', wideMarks, quote] = match;
    const end = match.index + length;
    const [before, after] = [paragraph.slice(start, match.index), paragraph.slice(end)];
    if (wideMarks === undefined ? !endsSentence(before, marks, after) : goesOnAfterQuote(quote, after))
      continue;
    sentences.push(paragraph.slice(start, end));
    start = end;
  }
  const rest = paragraph.slice(start);
  return rest === '' ? sentences : [...sentences, rest];
}

/** 「はい。」と言った。 The quoted sentence is part of another one. */
function goesOnAfterQuote(quote: string | undefined, after: string): boolean {
  return quote !== '' && /^(と|って)/u.test(after);
}

function endsSentence(before: string, marks: string, after: string): boolean {
  if (after === '') return true;
  // "Wait!" she said. It is 3 p.m. in Rome. Well … yes.
  if (/^["'“‘([—–-]*\s*\p{Ll}/u.test(after)) return false;
  if (marks !== '.') return true;
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? '';
  if (word.toLowerCase() === 'no') return !/^\d/.test(after);
  // A single capital is an initial, unless somebody speaks of himself.
  return !ABBREVIATIONS.has(word.toLowerCase()) && (!/^\p{Lu}$/u.test(word) || word === 'I');
}

/** A sentence in pieces short enough to be spoken. Nothing where there is nothing to say. */
export function speechParts(sentence: string): string[] {
  const parts = clausesWithin(sentence.trim(), LONGEST_SPEECH).map(part => part.trim());
  return parts.filter(part => /[\p{L}\p{N}]/u.test(part));
}

/** The piece of a sentence, no longer than `longest`, in which a place lies; the sentence itself where it is short enough. */
export function clauseAround(sentence: string, place: number, longest: number): string {
  let end = 0;
  const clauses = clausesWithin(sentence, longest);
  const found = clauses.find(clause => {
    end += clause.length;
    return place < end;
  });
  return (found ?? sentence.slice(0, longest)).trim();
}

/** A sentence in pieces of so many UTF-16 units at most: joined again they are the sentence. */
function clausesWithin(sentence: string, longest: number): string[] {
  const clauses: string[] = [];
  let start = 0;
  while (sentence.length - start > longest) {
    const end = start + endOfClause(sentence.slice(start, start + longest));
    clauses.push(sentence.slice(start, end));
    start = end;
  }
  return [...clauses, sentence.slice(start)];
}

const CLAUSE_ENDS = [', ', '; ', ': ', '— ', '– ', '، ', '؛ ', '、', '，', '；', '：'];

/** Where a text is best cut: after its last comma, else between words, else at its end, but not within a pair of surrogates. */
function endOfClause(reach: string): number {
  const marks = CLAUSE_ENDS.filter(mark => reach.includes(mark));
  const comma = Math.max(0, ...marks.map(mark => reach.lastIndexOf(mark) + mark.length));
  return comma || reach.lastIndexOf(' ') + 1 || cutAt(reach, reach.length).length;
}

/** The beginning of a text, without half of a surrogate pair. */
export const cutAt = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
