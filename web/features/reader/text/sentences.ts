import { LONGEST_SPEECH } from '#contract/bounds.ts';

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
