/** Bytes of one own text in UTF-8: a novel. */
export const LONGEST_OWN_TEXT = 1_000_000;
/** What is longer is kept in parts of that size. Cut at paragraphs, ten megabytes take a part or two more than ten. */
export const LARGEST_BOOK_MB = 10;
export const MOST_PARTS = 12;
export const LONGEST_TEXT_TITLE = 200;
/** A person's own texts, those deleted not counted; and the UTF-16 units of all of them together. */
export const MOST_OWN_TEXTS = 100;
export const MOST_OWN_CHARACTERS = 20_000_000;

/** The address of the text that a guest reads: it is kept by nobody. */
export const PASTED = 'pasted';

/** Whether an id is one of a text that somebody brought along, which no server lists. */
export const isOwnTextId = (id: string) => id === PASTED || id.startsWith('own-');
