/** A stretch of a text up to a mark at which a voice pauses; the mark as one of `, ; : . ? !`, or none at the end. */
export type Clause = { words: string; mark: string };

const MARKS: Record<string, string> = {
  '…': '.',
  '。': '.',
  '।': '.',
  '．': '.',
  '！': '!',
  '？': '?',
  '؟': '?',
  '،': ',',
  '、': ',',
  '，': ',',
  '—': ',',
  '–': ',',
  '؛': ';',
  '；': ';',
  '：': ':',
};
// Of ASCII, what no space follows belongs to a number or a word: 3.5, 12:30.
const MARK = /[.!?,;:]+(?=["'’»”)]*(?:\s|$))|[…。।．！？؟،、，—–؛；：]+/u;
/** What stands in the embedded engine's brackets is a word, whatever marks are in it. */
const BRACKETED = /(\[\[.*?\]\])/;
const SENTENCE_END = /(?<=[.?!])\s+/;

/**
 * Parts a text at its punctuation.
 *
 * @param text clean text, words of it perhaps as phonemes in the embedded engine's brackets
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let words = '';
  const end = (mark: string) => {
    if (/[\p{L}\p{N}]/u.test(words)) clauses.push({ words: words.trim(), mark });
    words = '';
  };
  for (const part of text.split(BRACKETED)) {
    let rest = part;
    for (let found = findMark(rest); found !== null; found = findMark(rest)) {
      words += rest.slice(0, found.index);
      const sign = found[0].at(0) ?? '';
      end(MARKS[sign] ?? sign);
      rest = rest.slice(found.index + found[0].length);
    }
    words += rest;
  }
  end('');
  return clauses;
}

const findMark = (part: string) => (part.startsWith('[[') ? null : MARK.exec(part));

/**
 * The sentences of a text, each at most so long: a model takes memory by the length of what it says at once. A longer one is
 * parted at a comma, else between words, else anywhere.
 */
export function sentencesOf(text: string, longest: number): string[] {
  return text.split(SENTENCE_END).flatMap(sentence => shorten(sentence, longest));
}

function shorten(sentence: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = sentence.trim();
  while (rest.length > longest) {
    const reach = rest.slice(0, longest);
    const comma = Math.max(reach.lastIndexOf(', '), reach.lastIndexOf('; '), reach.lastIndexOf(': ')) + 1;
    const at = comma || reach.lastIndexOf(' ') || -1;
    const cut = at > 0 ? at : longest;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}
