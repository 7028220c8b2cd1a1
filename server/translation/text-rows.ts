import type { Language } from '#languages/index.ts';

/** A text and its words as they are looked up. */
export type WordedText = { id: string; learn: Language; words: readonly string[] };

type Row = [word: string, id: string, times: number];

/** The words of each text in a language with the ids of their rows and how often they stand there, in the order of reading. */
export function textRows(
  texts: readonly WordedText[],
  learn: Language,
  rowIdOf: (word: string) => string | undefined,
): Record<string, Row[]> {
  // Texts share most of their words.
  const ids = new Map<string, string | undefined>();
  const idOf = (word: string) => {
    if (!ids.has(word)) ids.set(word, rowIdOf(word));
    return ids.get(word);
  };
  const rowsOf = (words: readonly string[]) =>
    [...timesOf(words)].flatMap(([word, times]): Row[] => {
      const id = idOf(word);
      return id === undefined ? [] : [[word, id, times]];
    });
  const listed = texts.filter(text => text.learn === learn);
  return Object.fromEntries(listed.map(({ id, words }) => [id, rowsOf(words)]));
}

function timesOf(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) if (word !== '') times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
