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
