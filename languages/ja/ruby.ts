/** A reading belongs to the kanji right before it, or to all that follows a bar: ｜お土産《おみやげ》. */
export const RUBY = /(?:｜([^｜《》]+)|([\p{Script=Han}々〆ヶ]+))《([^《》]+)》/gu;

/** A match of it, in the notation of Aozora Bunko: what is printed, and its kana. */
export function partRuby([, barred, kanji, kana = '']: readonly string[]): [printed: string, kana: string] {
  return [barred ?? kanji ?? '', kana];
}
