import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { StretchReading } from '#languages/language.ts';
import { partReadings } from '#languages/text-readings.ts';

/** How the words of title and body are read, where their letters leave it out. */
export type TextReadings = { title: StretchReading[]; body: StretchReading[] };

/** A text as somebody wrote it. `names` are its proper names, which no dictionary has. */
export type WrittenText = {
  id: string;
  learn: Language;
  title: string;
  level: TextLevel;
  body: string;
  said?: TextReadings;
  /** The picture of the list, an emoji. */
  emoji?: string;
  names: readonly string[];
};

/** A broken text file: tells file and remedy. */
export class TextError extends Error {
  override name = 'TextError';
}

/**
 * Reads the texts of a folder, `<language>/<level>-<slug>.md`.
 *
 * @throws TextError when a file is broken
 */
export function loadTexts(folder: string): WrittenText[] {
  return LANGUAGE_CODES.filter(language => readdirSync(folder).includes(language)).flatMap(language => {
    const names = readdirSync(join(folder, language)).filter(name => name.endsWith('.md'));
    return names.sort().map(name => readText(folder, language, name));
  });
}

/**
 * Front matter with `title`, `level` and, where there are any, `emoji` and `names`; then paragraphs with empty lines between
 * them, Arabic ones with vowel marks, Japanese ones with their kana (`languages/text-readings.ts`). The name without its ending is the id; texts in other languages than English have their language in front.
 */
function readText(folder: string, learn: Language, name: string): WrittenText {
  const path = `texts/${learn}/${name}`;
  const source = readFileSync(join(folder, learn, name), 'utf8')
    .normalize('NFC')
    .replace(/\r\n/g, '\n');
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (parts === null) throw new TextError(`${path}: begin with ---, title: …, level: …, ---`);
  const [, head = '', rest = ''] = parts;
  const { text: title, readings: ofTitle } = partReadings(field(head, 'title'), learn);
  const level = TEXT_LEVELS.find(known => known === field(head, 'level'));
  const { text: body, readings: ofBody } = partReadings(paragraphsOf(rest).join(PARAGRAPH_SEPARATOR), learn);
  const slug = basename(name, '.md');
  if (title === '') throw new TextError(`${path}: has no title; add a line title: …`);
  if (level === undefined) throw new TextError(`${path}: level must be one of: ${TEXT_LEVELS.join(' ')}`);
  if (!slug.startsWith(`${level.toLowerCase()}-`))
    throw new TextError(`${path}: the name must begin with ${level.toLowerCase()}-, as the level says`);
  if (body === '') throw new TextError(`${path}: has no body; write it below the second ---`);
  const names = partReadings(field(head, 'names'), learn)
    .text.split(/\s*,\s*/)
    .filter(Boolean);
  const emoji = field(head, 'emoji');
  const id = learn === 'en' ? slug : `${learn}-${slug}`;
  const said = ofBody.length === 0 ? undefined : { title: ofTitle, body: ofBody };
  return { id, learn, title, level, body, names, ...(said && { said }), ...(emoji !== '' && { emoji }) };
}

function field(head: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
}

function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map(paragraph => paragraph.trim().replace(/\s+/g, ' '));
  return paragraphs.filter(paragraph => paragraph !== '');
}
