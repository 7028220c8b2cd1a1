import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** The ids of all categories in the order in which the path of the first 1,000 words comes to them; the others follow, easy first. */
export function proposedPath(catalogue: Catalogue): string[] {
  const met = catalogue.path(DEFAULT_LANGUAGE).map(({ category }) => category);
  return [...new Set([...met, ...catalogue.categories.map(({ id }) => id)])];
}
