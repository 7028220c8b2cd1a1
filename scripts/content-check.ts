import { join } from 'node:path';
import { checkContent } from '#server/catalogue/check.ts';
import { readContent } from '#server/catalogue/read-content.ts';
import { TableError } from '#server/catalogue/table.ts';
import { loadTexts, TextError } from '#server/reader/texts.ts';
import { checkPictures } from './check-pictures.ts';
import { checkUkrainianTexts } from './check-ukrainian-texts.ts';

// npm run content:check: what npm test checks of the content, in a second, with every slip on a line.
const folder = join(import.meta.dirname, '../content');

try {
  const content = readContent(folder);
  const texts = loadTexts(join(folder, 'texts'));
  const slips = [...checkContent(content), ...checkPictures(content, texts), ...checkUkrainianTexts(content)];
  for (const slip of slips) console.error(slip);
  const counts = `${content.words.length} word files, ${content.dictionary.length} dictionary files, ${texts.length} texts`;
  console.log(slips.length === 0 ? `${counts}: in order.` : `${slips.length} slips.`);
  process.exitCode = slips.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof TableError || error instanceof TextError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
