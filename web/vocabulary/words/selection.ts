/** The checkbox map of a word list: the ids that are ticked. */
export type Selection = ReadonlySet<string>;

export const NOTHING_SELECTED: Selection = new Set();

export function toggle(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

export const selectAll = (ids: readonly string[]): Selection => new Set(ids);

/** The ticked ids in the order of the list; ids that have left the list do not count. */
export const selectedOf = (selection: Selection, ids: readonly string[]): string[] =>
  ids.filter(id => selection.has(id));
