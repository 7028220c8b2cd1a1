import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { HEAD_FACE_SUBSETS, type HeadFaceSubset } from '../web/ui/fonts/subsets.ts';

/**
 * What the letters need to be spaced and to carry their marks, and figures of one width. No ligatures: who learns to write a word sees
 * each of its letters, and in Literata an f touches nothing that follows it.
 */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@fontsource/literata/package.json')));
export const FONTS = join(import.meta.dirname, '../web/ui/fonts');

/** A subset of Literata 600, cut out of the file of its package that holds these characters. */
export async function cutHeadFace({ source, characters }: HeadFaceSubset): Promise<Buffer> {
  const font = readFileSync(join(PACKAGE, `files/literata-${source}-600-normal.woff2`));
  return subsetFont(font, charactersOf(characters), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** All characters of a unicode-range of a stylesheet. */
export function charactersOf(range: string): string {
  return range
    .split(/, ?/)
    .flatMap(part => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map(code => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const subset of HEAD_FACE_SUBSETS) {
    const font = await cutHeadFace(subset);
    writeFileSync(join(FONTS, `literata-${subset.name}.woff2`), font);
    console.log(`${subset.name}: ${font.length} bytes`);
  }
}
