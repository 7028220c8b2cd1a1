/** The shelves of categories, in the order of the screen; each shelf has a hue of its own. */
export const SHELVES = [
  'start',
  'people',
  'food',
  'home',
  'nature',
  'city',
  'work',
  'free',
  'mind',
  'doing',
] as const;
export type Shelf = (typeof SHELVES)[number];

export const isShelf = (text: string): text is Shelf => (SHELVES as readonly string[]).includes(text);
