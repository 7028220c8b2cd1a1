/** A stretch of a form: as in the headword, or what is other. */
export type FormPart = { text: string; isChanged: boolean };

/** Shown beside the letters and not counted as letters: stress marks, Arabic vowels. */
const SHOWN_MARKS = /[\u0301\u064b-\u0652\u0670]/gu;

/** The form as it is usually written, without marks that only help to read it. */
export const writtenForm = (form: string) => form.normalize('NFC').replace(SHOWN_MARKS, '');

/**
 * What of a form is other than in the headword: `warten` and `gewartet` have *ge* and *t*. Of several words the one that is most like the
 * headword is compared letter by letter, an article beside it as a whole; a helper, which the headword has not, is not marked.
 *
 * @param headword with its article where that is learned with it, without marks
 */
export function changedParts(headword: string, form: string): FormPart[] {
  const [own, shown] = [headword.split(' '), form.split(' ')];
  const main = own.at(-1) ?? '';
  const likeness = shown.map(word => commonPart(main, word).length);
  const place = likeness.lastIndexOf(Math.max(...likeness));
  const hasSameWords = own.length === shown.length;
  const parts = shown.flatMap((word, index) => {
    const space = index === 0 ? [] : [{ text: ' ', isChanged: false }];
    if (index === place) return [...space, ...partsOf(main, word)];
    const isChanged = hasSameWords && keyOf(word) !== keyOf(own[index] ?? '');
    return [...space, { text: word, isChanged }];
  });
  return joined(parts);
}

/** A letter with what is written onto it: a part of it alone would be drawn apart. */
const lettersOf = (word: string) => word.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];

const keyOf = (letters: string) => writtenForm(letters).toLowerCase();

function partsOf(main: string, word: string): FormPart[] {
  const letters = lettersOf(word);
  const { at, length } = commonPart(main, word);
  const text = (from: number, to: number) => letters.slice(from, to).join('');
  return [
    { text: text(0, at), isChanged: true },
    { text: text(at, at + length), isChanged: false },
    { text: text(at + length, letters.length), isChanged: true },
  ];
}

/** The longest stretch of letters that both have, and where it begins in the second: the beginning of the first, or most of it. */
function commonPart(first: string, second: string): { at: number; length: number } {
  const [one, other] = [first, second].map(word => lettersOf(word).map(keyOf)) as [string[], string[]];
  let best = { at: 0, length: 0 };
  for (let start = 0; start < one.length; start += 1) {
    for (let at = 0; at < other.length; at += 1) {
      let length = 0;
      while (start + length < one.length && one[start + length] === other[at + length]) length += 1;
      const counts = start === 0 || length * 2 > one.length;
      if (counts && length > best.length) best = { at, length };
    }
  }
  return best;
}

/** Without empty parts, and none beside another of its kind. */
function joined(parts: readonly FormPart[]): FormPart[] {
  const found: FormPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = found.at(-1);
    if (last?.isChanged === part.isChanged)
      found[found.length - 1] = { ...part, text: last.text + part.text };
    else found.push(part);
  }
  return found;
}
