import type { Candidate, KnownWords } from '../word-forms/language-forms.ts';

/** Shorter ends are rather endings: Plattfuss ends in us. */
const SHORTEST_PART = 4;
/** Nouns as short as endings that end compounds all the same: Haustür. */
const SHORT_PARTS: ReadonlySet<string> = new Set([
  'tür',
  'tag',
  'weg',
  'hof',
  'rad',
  'zug',
  'uhr',
  'hut',
  'bad',
]);
/** What may join two parts: Arbeit-s-tag, Straße-n-bahn. */
const JOINTS = /(?:en|es|er|s|n|e)?$/;

/** The last part of a compound whose front is a word too: Beginn of Wochenbeginn. */
export function lastParts(
  word: string,
  read: (part: string) => readonly Candidate[],
  known: KnownWords,
): Candidate[] {
  const least = SHORT_PARTS.has(word.slice(-3)) ? 3 : SHORTEST_PART;
  for (let start = 3; start <= word.length - least; start++) {
    const front = word.slice(0, start);
    const plain = front.replace(JOINTS, '');
    if (
      ![front, plain, `${plain}e`, `${plain}en`, front.slice(0, -1)].some(
        part => part.length >= 3 && known.has(part),
      )
    )
      continue;
    const nouns = read(word.slice(start)).filter(({ rows }) => rows.some(({ pos }) => pos === 'noun'));
    if (nouns.length > 0) return nouns.map(noun => ({ ...noun, tags: [...noun.tags, 'part-of-word'] }));
  }
  return [];
}
