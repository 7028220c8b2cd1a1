import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#languages/index.ts';
import type { CatalogueContent } from '#server/catalogue/content.ts';
import { FACES_LIST, type FaceEntry } from '#server/pages/previews/faces.ts';
import { ALWAYS_WRITTEN, openingOf, type PreviewText } from '#server/pages/previews/preview.ts';
import { charactersOf } from './head-face.ts';

type Source = { name: string; file: (part: string) => string; parts: Record<string, string> };

/** Where the package of each script is. */
const NOTO: Partial<Record<Language, string>> = {
  ar: import.meta.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
  bn: import.meta.resolve('@fontsource-variable/noto-sans-bengali/package.json'),
  hi: import.meta.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
  ja: import.meta.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  ko: import.meta.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  zh: import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json'),
};
/** The weight of the head face, which the others stand beside. */
const WEIGHT = 600;

/**
 * Cuts the faces that pictures of pages are written with out of their packages: of each part of a face the characters that the
 * content uses, as a file of its own, and a list that says which file has which. Headings of all other pages are in Latin letters,
 * so every language may use the head face.
 */
export async function writePreviewFaces(
  folder: string,
  content: Pick<CatalogueContent, 'categories'>,
  texts: readonly PreviewText[],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const used = usedCharacters(content, texts);
  const list: FaceEntry[] = [];
  const all = new Set([...used.values()].flatMap(characters => [...characters]));
  const sources = [
    { source: literata(), languages: [...LANGUAGE_CODES], characters: all },
    ...Object.entries(NOTO).map(([language, place]) => ({
      source: noto(place),
      languages: [language as Language],
      characters: used.get(language as Language) ?? new Set<string>(),
    })),
  ];
  for (const { source, languages, characters } of sources) {
    for (const [part, range] of Object.entries(source.parts)) {
      const wanted = [...charactersOf(range)].filter(character => characters.has(character)).join('');
      if (wanted === '') continue;
      const file = `${source.name}-${part.replace(/[[\]]/g, '')}.ttf`;
      writeFileSync(join(folder, file), await cut(source.file(part), wanted));
      list.push({ file, languages, characters: wanted });
    }
  }
  writeFileSync(join(folder, FACES_LIST), JSON.stringify(list));
}

/** Without hints, which nothing of this size needs; a variable face in one weight, since the shaper is given no other. */
function cut(file: string, characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(file), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    ...(file.includes('wght') && { variationAxes: { wght: WEIGHT } }),
  });
}

function noto(place: string): Source {
  const folder = folderOf(place);
  const name = folder.replace(/^.*noto-sans-/, '');
  const file = (part: string) =>
    join(folder, `files/noto-sans-${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`);
  // Latin letters are those of the head face.
  const parts = Object.entries(readParts(folder)).filter(([part]) => !/latin|math|symbols/.test(part));
  return { name, file, parts: Object.fromEntries(parts) };
}

function literata(): Source {
  const folder = folderOf(import.meta.resolve('@fontsource/literata/package.json'));
  const file = (part: string) => join(folder, `files/literata-${part}-${WEIGHT}-normal.woff2`);
  return { name: 'literata', file, parts: readParts(folder) };
}

const folderOf = (packageFile: string) => dirname(fileURLToPath(packageFile));

const readParts = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));

/** What pictures may have to write in each language. */
function usedCharacters(
  { categories }: Pick<CatalogueContent, 'categories'>,
  texts: readonly PreviewText[],
): ReadonlyMap<Language, ReadonlySet<string>> {
  const written = new Map(LANGUAGE_CODES.map(language => [language, new Set(ALWAYS_WRITTEN)]));
  const add = (language: Language, text: string) => {
    for (const character of text) written.get(language)?.add(character);
  };
  for (const { names, words } of categories)
    for (const forms of [names, ...words.map(word => word.forms)])
      for (const language of LANGUAGE_CODES) add(language, forms[language]);
  for (const text of texts) add(text.learn, text.title + openingOf(text));
  for (const { code, name } of LANGUAGES) add(code, name);
  return written;
}
