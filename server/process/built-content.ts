import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSource, packageRoot } from './package-root.ts';

/** Where `scripts/build-content.ts` writes what it has read and checked. */
export const builtContentFolder = join(packageRoot, 'dist/content');

/** Where it writes the pictures, in folders as their addresses name them. */
export const builtPicturesFolder = join(builtContentFolder, 'site');

/** Where it writes the faces that pictures of pages are written with. */
export const builtFacesFolder = join(builtContentFolder, 'faces');

/**
 * Content as the build wrote it: `contentToLines` the catalogue, JSON the texts and their sentences, and the tables of Ukrainian stress and of
 * voices as they are. Undefined while the server runs from its sources: developers and tests see the tables as they are.
 */
export function builtContent(
  name: 'catalogue.jsonl' | 'texts.json' | 'text-sentences.json' | 'stress-uk.tsv' | 'voices.tsv',
): Buffer | undefined {
  const file = join(builtContentFolder, name);
  return isSource || !existsSync(file) ? undefined : readFileSync(file);
}
