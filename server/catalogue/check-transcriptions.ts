import { LANGUAGE_CODES } from '#languages/index.ts';
import type { Content } from './read-content.ts';

const MOST_NAMED = 5;

/**
 * One sentence for every language whose transcriptions are of older forms. English, the language of the texts, has them for the
 * dictionary too.
 */
export function checkTranscriptions({
  words,
  dictionary,
  transcriptions,
}: Pick<Content, 'words' | 'dictionary' | 'transcriptions'>): string[] {
  return LANGUAGE_CODES.flatMap(language => {
    const files = language === 'en' ? [...words, ...dictionary] : words;
    const transcribed = new Map(
      (transcriptions.get(language) ?? [])
        .filter(({ cells }) => cells.transcription !== '')
        .map(({ cells }) => [cells.key, cells.word]),
    );
    const stale = files
      .flatMap(file => file.rows)
      .filter(({ cells }) => cells[language] !== '' && transcribed.get(cells.key) !== cells[language])
      .map(({ cells }) => cells.key);
    if (stale.length === 0) return [];
    const named = `${stale.slice(0, MOST_NAMED).join(', ')}${stale.length > MOST_NAMED ? ', …' : ''}`;
    return [
      `transcriptions/${language}.tsv lacks ${stale.length} words as they are written now (${named}); run npm run transcriptions`,
    ];
  });
}
