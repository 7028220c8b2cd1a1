import type { KnownWords, LanguageForms } from './language-forms.ts';
import { readText } from './read-text.ts';
import type { FormTag } from './tags.ts';

/** One way to read a word, with the keys of the rows that tell what it means. */
export type TokenReading = {
  base: string;
  head?: string | undefined;
  rows: readonly string[];
  tags: readonly FormTag[];
  before: readonly FormTag[];
  after: readonly FormTag[];
};

/** A different word of a text: as it is looked up, and all that it may be, likeliest first. */
export type TokenWord = { form: string; readings: readonly TokenReading[] };

/**
 * The place of a word (UTF-16 units before it, units of its own), which of the words it is, and the number of its unit, where
 * several words make one: *steht* and *auf*.
 */
export type TextToken = [at: number, length: number, word: number, ...unit: number[]];

export type TextTokens = { parts: TextToken[][]; words: TokenWord[] };

/**
 * Reads the parts of a text, its title and its body; every different word is read once.
 *
 * @param isWord whether the stretch at a place of a part is to be read as a word: names and numbers are not
 */
export function tokensOf(
  forms: LanguageForms,
  known: KnownWords,
  parts: readonly string[],
  isWord: (part: number, at: number, text: string) => boolean = (_part, _at, text) => /\p{L}/u.test(text),
): TextTokens {
  const words: TokenWord[] = [];
  const places = new Map<string, number>();
  let units = 0;
  const read = parts.map((text, part) => {
    const found = readText(forms, known, text);
    const unitAt = new Map<number, number>();
    return found.flatMap(({ at, text: written, form, candidates, together }, place): TextToken[] => {
      if (!isWord(part, at, written)) return [];
      // The words beside it may make another reading the first one.
      const first = `${candidates[0]?.base} ${candidates[0]?.rows[0]?.key}`;
      const name = `${form} ${together === undefined ? '' : '+'}${first}`;
      const word = places.get(name) ?? words.length;
      if (word === words.length) {
        places.set(name, word);
        words.push({ form, readings: candidates.map(readingOf) });
      }
      if (together === undefined) return [[at, written.length, word]];
      const unit = unitAt.get(place) ?? units++;
      for (const other of together) unitAt.set(other, unit);
      return [[at, written.length, word, unit]];
    });
  });
  return { parts: read, words };
}

function readingOf({
  base,
  head,
  rows,
  tags,
  before = [],
  after = [],
}: ReturnType<LanguageForms['candidates']>[number]): TokenReading {
  return { base, head, rows: rows.map(({ key }) => key), tags, before, after };
}
