/** What separates words: spaces, punctuation, and halves of surrogate pairs, which are emoji above all. */
export const SEPARATOR = 0;
/** Soft hyphens and joiners: nobody sees them, and the word goes on after them. */
export const INVISIBLE = 1;
export const APOSTROPHE = "'".charCodeAt(0);
export const HYPHEN = '-'.charCodeAt(0);

const INVISIBLES = '\u00ad\u200c\u200d\u2060\ufeff';
/** ' and ‘ ’ ‛ ʼ ＇, and ` ´, which some keyboards and subtitle files have for an apostrophe. */
const APOSTROPHES = "'\u2018\u2019\u201b\u02bc\uff07`\u00b4";
/** The typographic hyphens and dashes count as -, the em dash among them. */
const HYPHENS = '-\u2010\u2011\u2012\u2013\u2014\u2015';

/** What each UTF-16 unit counts as: itself in lower case if it is a letter, digit or accent, otherwise one of the above. */
export const FOLDED: Uint16Array = Uint16Array.from({ length: 0x10000 }, (_, unit) =>
  fold(String.fromCharCode(unit)),
);

/** The same with capitals left as they are. */
export const CASED: Uint16Array = FOLDED.map((folded, unit) => {
  const character = String.fromCharCode(unit);
  return folded === character.toLowerCase().charCodeAt(0) ? unit : folded;
});

function fold(character: string): number {
  if (APOSTROPHES.includes(character)) return APOSTROPHE;
  if (HYPHENS.includes(character)) return HYPHEN;
  if (INVISIBLES.includes(character)) return INVISIBLE;
  if (!/[\p{L}\p{M}\p{N}]/u.test(character) || /\p{Variation_Selector}/u.test(character)) return SEPARATOR;
  return character.toLowerCase().charCodeAt(0);
}
