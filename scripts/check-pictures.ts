import type { Content } from '#server/catalogue/check.ts';
import { drawPicture } from './pictures.ts';

/** Every emoji of categories and words that neither set of pictures has, one sentence each. */
export function checkPictures({ categories, words }: Pick<Content, 'categories' | 'words'>): string[] {
  return [categories, ...words].flatMap(({ file, rows }) =>
    rows
      .filter(({ cells }) => cells.emoji && drawPicture(cells.emoji) === undefined)
      .map(
        ({ line, cells }) =>
          `${file}:${line} ${cells.key} · emoji "${cells.emoji}" is not among the pictures; take another or none`,
      ),
  );
}
