/** The grid in which words stand that a press says. */
export const WORD_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]';
