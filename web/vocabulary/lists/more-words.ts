type Held = {
  /** What the list holds. */
  ids: readonly string[];
  /** The own cards behind some of them, by their ids in the list. */
  cards: Record<string, string>;
};

/** What a list holds once words were added: those that it lacks come last, each once. */
export function withMore({ ids, cards }: Held, wordIds: readonly string[]): string[] {
  const there = new Set([...ids, ...Object.values(cards)]);
  return [...ids, ...new Set(wordIds.filter(id => !there.has(id)))];
}
