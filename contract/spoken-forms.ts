/** A word as it is looked for among those that Slova's own voice has to say: in any case, with either apostrophe. */
export const foldSpoken = (word: string): string => word.normalize('NFC').replaceAll("'", '’').toLowerCase();
