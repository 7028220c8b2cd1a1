import type { Content } from '#server/catalogue/read-content.ts';
import type { WrittenText } from '#server/reader/texts.ts';
import { drawPicture } from './pictures.ts';

/** Every emoji of categories, words and texts that neither set of pictures has, one sentence each. */
export function checkPictures(
  { categories, words }: Pick<Content, 'categories' | 'words'>,
  texts: readonly Pick<WrittenText, 'id' | 'emoji'>[],
): string[] {
  const ofTables = [categories, ...words].flatMap(({ file, rows }) =>
    rows.map(({ line, cells }) => ({ place: `${file}:${line} ${cells.key}`, emoji: cells.emoji })),
  );
  const ofTexts = texts.map(({ id, emoji }) => ({ place: `texts ${id}`, emoji }));
  return [...ofTables, ...ofTexts]
    .filter(({ emoji }) => emoji && drawPicture(emoji) === undefined)
    .map(({ place, emoji }) => `${place} · emoji "${emoji}" is not among the pictures; take another or none`);
}
