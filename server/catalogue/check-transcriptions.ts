import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { ContentFile } from './check.ts';
import type { TableRow } from './table.ts';

export type Transcriptions = ReadonlyMap<Language, readonly TableRow[]>;

type Needs = {
  words: readonly ContentFile[];
  dictionary: readonly ContentFile[];
  transcriptions: Transcriptions;
};

const MOST_NAMED = 5;

/**
 * One sentence for every language whose transcriptions are not of the forms of today. English, the language of the texts, has
 * them for the dictionary too.
 */
export function checkTranscriptions({ words, dictionary, transcriptions }: Needs): string[] {
  return LANGUAGE_CODES.flatMap(language => {
    const files = language === 'en' ? [...words, ...dictionary] : words;
    const transcribed = new Map(
      (transcriptions.get(language) ?? [])
        .filter(({ cells }) => cells.transcription !== '')
        .map(({ cells }) => [cells.key, cells.word]),
    );
    const stale = files
      .flatMap(file => file.rows)
      .filter(({ cells }) => transcribed.get(cells.key) !== cells[language])
      .map(({ cells }) => cells.key);
    if (stale.length === 0) return [];
    const named = `${stale.slice(0, MOST_NAMED).join(', ')}${stale.length > MOST_NAMED ? ', …' : ''}`;
    return [
      `transcriptions/${language}.tsv lacks ${stale.length} words as they are written now (${named}); run npm run transcriptions`,
    ];
  });
}
