/** Makes the function that respells the words of a table, in any case, and leaves all others as they are. */
export function respellWords(words: Readonly<Record<string, string>>): (text: string) => string {
  return text =>
    text.replace(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu, word => {
      const lower = word.toLowerCase();
      return Object.hasOwn(words, lower) ? (words[lower] ?? word) : word;
    });
}
