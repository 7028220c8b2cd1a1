import { groupBy } from '../process/group-by.ts';

/** A pool of fewer would show the same options again and again. */
const SMALLEST_POOL = 8;

/**
 * Parts items into pools of at least so many, each item in one: those that have the first key in common, of what is left over those
 * with the second in common, and so on. What is left over of the last key but one joins a pool that has it in common, what is left
 * at last the pool that was made last. Within a pool every item is as likely beside another as the other way round. So nothing that can be seen of four options from a pool tells which one is asked
 * for, neither the length of each nor how often it was seen before. Options that are chosen by how near they are to the right one
 * have it in their middle.
 *
 * @param keysOf as many keys for each item, strictest first
 */
export function partIntoPools<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
  least = SMALLEST_POOL,
): ReadonlyMap<Item, readonly Item[]> {
  const poolOf = new Map<Item, Item[]>();
  let rest = items.map(item => ({ item, keys: keysOf(item) }));
  let last: Item[] | undefined;
  const levels = rest[0]?.keys.length ?? 0;
  /** The pool that was made last of each last key but one, which follows from the stricter ones. */
  const lastOfKind = new Map<string, Item[]>();
  for (let level = 0; level <= levels && rest.length > 0; level += 1) {
    const groups = groupBy(rest, ({ keys }) => keys[level] ?? '');
    rest = [];
    for (const group of groups.values()) {
      const kind = group[0]?.keys[levels - 2] ?? '';
      const ofKind = level === levels - 2 && group.length < least ? lastOfKind.get(kind) : undefined;
      if (ofKind !== undefined) {
        join(group, ofKind);
        continue;
      }
      if (group.length < least && (level < levels || last !== undefined)) {
        rest.push(...group);
        continue;
      }
      last = [];
      join(group, last);
      if (level <= levels - 2) lastOfKind.set(kind, last);
    }
  }
  if (last !== undefined) join(rest, last);
  return poolOf;

  function join(group: typeof rest, pool: Item[]): void {
    for (const { item } of group) {
      pool.push(item);
      poolOf.set(item, pool);
    }
  }
}
