import type { Category } from '#contract/categories.ts';
import { isShelf, SHELVES } from '#contract/shelves.ts';

/** A category as the specification has it. What our server adds may be missing: the server may be older, or another one. */
export type ShownCategory = Pick<Category, 'id' | 'name'> & Partial<Category>;

/** The shelf of a category, where this page knows it. */
export function shelfOf({ shelf = '' }: { shelf?: string }) {
  return isShelf(shelf) ? shelf : undefined;
}

/** The shelves that hold something, in their order. The last one has no name and takes what belongs to none. */
export function onShelves<Shelved extends { shelf?: string }>(categories: readonly Shelved[]) {
  return [...SHELVES, undefined]
    .map(shelf => ({ shelf, own: categories.filter(category => shelfOf(category) === shelf) }))
    .filter(({ own }) => own.length > 0);
}
