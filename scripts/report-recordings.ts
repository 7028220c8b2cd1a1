import { LANGUAGE_CODES } from '#languages/index.ts';
import type { loadCatalogue } from '#server/catalogue/load.ts';
import { openRecordings } from '#server/speech/recordings.ts';

/** Prints how many words people have spoken, by language, and which recordings belong to no word. */
export function reportRecordings({ categories, furtherWords }: ReturnType<typeof loadCatalogue>): void {
  const recordings = openRecordings(process.env.SPEECH_RECORDINGS);
  const words = new Set(
    [...categories.flatMap(category => category.words), ...furtherWords].map(({ id }) => id),
  );
  const found = LANGUAGE_CODES.map(language => ({ language, keys: recordings.keys(language) }));
  const total = found.reduce((sum, { keys }) => sum + keys.length, 0);
  console.log(`\nrecordings: ${total}`);
  for (const { language, keys } of found.filter(({ keys: own }) => own.length > 0)) {
    const strays = keys.filter(key => !words.has(key));
    console.log(
      `  ${language} ${keys.length}${strays.length > 0 ? `; of no word: ${strays.join(', ')}` : ''}`,
    );
  }
}
