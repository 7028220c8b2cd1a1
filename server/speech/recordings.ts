import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { packageRoot } from '#server/process/package-root.ts';

/** Where they are unless a setting names another folder. */
export const RECORDINGS_FOLDER = join(packageRoot, 'content/recordings');

const ENDING = '.mp3';

/** What people have spoken for words of the catalogue; a recording goes before every voice. */
export type Recordings = {
  /**
   * The MP3 of a word, undefined where nobody has spoken it.
   *
   * @throws Error from the file system when the file is gone or cannot be read
   */
  find(language: Language, wordId: string): Promise<Uint8Array | undefined>;
  /** The keys that were spoken in a language. */
  keys(language: Language): readonly string[];
};

/**
 * The recordings `<language>/<key>.mp3` of a folder, content/recordings unless one is named. The names are read once: what a
 * visitor asks for never becomes a path; a folder that is not there holds none.
 *
 * @throws Error from the file system when the folder is there and cannot be read
 */
export function openRecordings(folder = RECORDINGS_FOLDER): Recordings {
  const files = new Map(LANGUAGE_CODES.map(language => [language, new Set(keysIn(join(folder, language)))]));
  return {
    async find(language, wordId) {
      if (!files.get(language)?.has(wordId)) return undefined;
      return readFile(join(folder, language, wordId + ENDING));
    },
    keys: language => [...(files.get(language) ?? [])],
  };
}

function keysIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith(ENDING))
      .map(name => name.slice(0, -ENDING.length));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
