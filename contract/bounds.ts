/** Lengths of texts are in characters (`text-length.ts`). This one is of docs/specification.md, section 5. */
export const SHORTEST_PASSWORD = 8;
/** Hashing time grows with length, so a password is bounded. */
export const LONGEST_PASSWORD = 200;

/** A recovery code is nineteen characters long; people write more spaces. */
export const LONGEST_CODE = 40;
/** `<userId>.<secret>` is eighty. */
export const LONGEST_LINK_TOKEN = 100;

export const LONGEST_NAME = 100;
/** RFC 5321, section 4.5.3.1.3: a path of 256 octets, without its angle brackets. */
export const LONGEST_EMAIL = 254;
/** The simple {email} pattern of docs/specification.md: something, @, something with a dot. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const LONGEST_MESSAGE = 5000;
/** What somebody adds who reports a fault at a word. */
export const LONGEST_NOTE = 500;

/** Bytes of a picture that somebody gives a word: 256 pixels square have some 15 kB. */
export const LARGEST_PICTURE = 40 * 1024;

/** A sentence on a card, or one to be translated. */
export const LONGEST_SENTENCE = 500;

/** More is a text, not a word or a sentence; the reader speaks a text sentence by sentence. */
export const LONGEST_SPEECH = 500;

/** Words in one call of somebody's history, and reviews of each: more than ten years of one word. */
export const MOST_HISTORIES = 200;
export const MOST_REVIEWS = 200;
/** 1 January 1990, in milliseconds since 1970: a review before that has a wrong date. */
export const EARLIEST_REVIEW = 631_152_000_000;

/** The id of a card, which may take the place of a word's key: `card-` and a UUID version 7. Keys may begin alike (`card-noun`). */
export const CARD_ID = /^card-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
