import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';

/** Part of a face, as `scripts/preview-faces.ts` has cut it. */
export type FaceEntry = { file: string; languages: Language[]; characters: string };

/** The name of the file that lists them. */
export const FACES_LIST = 'faces.json';

export type Face = { characters: ReadonlySet<string>; bytes: () => Buffer };

/** The faces of a folder, those for one language alone first: letters of several faces then come from one. */
export function readFaces(folder: string): (language: Language) => Face[] {
  const list: FaceEntry[] = JSON.parse(readFileSync(join(folder, FACES_LIST), 'utf8'));
  const faces = list
    .sort((one, other) => one.languages.length - other.languages.length)
    .map(({ file, languages, characters }) => ({
      languages,
      face: { characters: new Set(characters), bytes: () => readFileSync(join(folder, file)) },
    }));
  return language => faces.filter(({ languages }) => languages.includes(language)).map(({ face }) => face);
}
