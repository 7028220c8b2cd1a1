import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER, pictureName, SCREEN_PICTURES } from '#contract/pictures.ts';
import type { CatalogueContent } from '#server/catalogue/content.ts';
import type { WrittenText } from '#server/reader/texts.ts';
import { writeCompressed } from '../build/compressed-files.ts';
import { drawPicture } from './pictures.ts';

/** Writes the pictures that the content and the screens use, and no others, below a folder that the server sends from. */
export async function writePictures(
  siteFolder: string,
  { categories }: CatalogueContent,
  texts: readonly Pick<WrittenText, 'emoji'>[],
): Promise<void> {
  const folder = join(siteFolder, PICTURES_FOLDER);
  rmSync(siteFolder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = categories.flatMap(category => category.words);
  const used = [...SCREEN_PICTURES, ...[...categories, ...words, ...texts].map(({ emoji }) => emoji ?? '')];
  await Promise.all([...new Set(used)].map(emoji => writePicture(folder, emoji)));
}

async function writePicture(folder: string, emoji: string): Promise<void> {
  const picture = drawPicture(emoji);
  if (picture === undefined) return;
  const file = join(folder, `${pictureName(emoji)}.svg`);
  writeFileSync(file, picture);
  await writeCompressed(file);
}
