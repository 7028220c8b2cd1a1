/** A list has so many words at most, and a person so many lists, those deleted not counted. */
export const MOST_LIST_WORDS = 1000;
export const MOST_LISTS = 100;
/** All that the own cards in a list say, in characters. */
export const MOST_CARD_CHARACTERS = 100_000;

export const LONGEST_LIST_NAME = 80;
export const LONGEST_LIST_LINE = 200;
/** An e-mail somewhere in what is written: everybody who has the link would see it. */
export const HOLDS_EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;

/** Without the signs that are taken for one another: i, l and o, 0 and 1. */
export const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Of 31 signs so many are 69 bits: nobody finds a list by trying. */
export const CODE_LENGTH = 14;

const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);
/** `own-` and a UUID, which its owner's browser makes. */
export const OWN_LIST_ID = /^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const SOURCE = 'list-';

/** Whether this can be what the link of a shared list ends with. */
export const isListCode = (name: string) => CODE.test(name);

/** Whether this names a list of the person who asks, shared or not. */
export const isOwnListId = (name: string) => OWN_LIST_ID.test(name);

/** Names a list, by the code of its link or by its owner's id, as the source of rounds and tests: `list-k3m9…`. */
export const listSource = (name: string) => `${SOURCE}${name}`;

/** The list that a source names; undefined where it names something else, a category that begins alike too. */
export function listOfSource(source: string | undefined): string | undefined {
  if (source === undefined || !source.startsWith(SOURCE)) return undefined;
  const name = source.slice(SOURCE.length);
  return isListCode(name) || isOwnListId(name) ? name : undefined;
}
