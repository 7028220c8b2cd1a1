import type { Reply } from '#contract/endpoint.ts';
import type { listTextRows } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';

/** A text and its words as they are looked up. */
export type WordedText = { id: string; learn: Language; words: readonly string[] };

/** The rows of all texts in a language, and which of them each text has how often, in the order of reading. */
export function textRows(
  texts: readonly WordedText[],
  learn: Language,
  rowIdOf: (word: string) => string | undefined,
): Reply<typeof listTextRows>['data'] {
  const places = new Map<string, number>();
  // Texts share most of their words.
  const placeOfWord = new Map<string, number | undefined>();
  const placeOf = (word: string) => {
    const id = rowIdOf(word);
    if (id === undefined) return undefined;
    if (!places.has(id)) places.set(id, places.size);
    return places.get(id);
  };
  const rowsOf = (words: readonly string[]) => {
    const times = new Map<number, number>();
    for (const word of words) {
      if (!placeOfWord.has(word)) placeOfWord.set(word, word === '' ? undefined : placeOf(word));
      const place = placeOfWord.get(word);
      if (place !== undefined) times.set(place, (times.get(place) ?? 0) + 1);
    }
    return [...times];
  };
  const listed = texts.filter(text => text.learn === learn);
  return {
    texts: Object.fromEntries(listed.map(({ id, words }) => [id, rowsOf(words)])),
    rows: [...places.keys()],
  };
}
