/** How long the link of a letter is good. */
export const LINK_LIFE_MS = 3_600_000;
