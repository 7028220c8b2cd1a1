import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Text } from '#contract/reader.ts';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';
import { cleanWord, TEXT_WORD } from '#contract/text-words.ts';

/** A text with the words of its title and body as the reader asks for them, and how many words its body has. */
export type ReaderText = Text & { words: readonly string[]; length: number };

/** A broken text file: tells file and remedy. */
export class TextError extends Error {
  override name = 'TextError';
}

/**
 * Reads the texts of a folder, easy levels first, short texts first.
 *
 * @throws TextError when a file is broken
 */
export function loadTexts(folder: string): ReaderText[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.md'));
  const texts = names.sort().map(name => readText(folder, name));
  return texts.sort(byDifficulty);
}

/**
 * Reads `<level>-<slug>.md`: front matter with `title` and `level`, then paragraphs parted by empty lines. The name without
 * its ending is the id.
 */
export function readText(folder: string, name: string): ReaderText {
  const source = readFileSync(join(folder, name), 'utf8').normalize('NFC').replace(/\r\n/g, '\n');
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (parts === null) throw new TextError(`texts/${name}: begin with ---, title: …, level: …, ---`);
  const [, head = '', rest = ''] = parts;
  const title = field(head, 'title');
  const level = TEXT_LEVELS.find(known => known === field(head, 'level'));
  const body = paragraphsOf(rest).join(PARAGRAPH_SEPARATOR);
  const id = basename(name, '.md');
  if (title === '') throw new TextError(`texts/${name}: has no title; add a line title: …`);
  if (level === undefined)
    throw new TextError(`texts/${name}: level must be one of: ${TEXT_LEVELS.join(' ')}`);
  if (!id.startsWith(`${level.toLowerCase()}-`))
    throw new TextError(`texts/${name}: the name must begin with ${level.toLowerCase()}-, as the level says`);
  if (body === '') throw new TextError(`texts/${name}: has no body; write it below the second ---`);
  const [titleWords, words] = [wordsOf(title), wordsOf(body)];
  return { id, title, level, body, words: [...titleWords, ...words], length: words.length };
}

function field(head: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
}

function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map(paragraph => paragraph.trim().replace(/\s+/g, ' '));
  return paragraphs.filter(paragraph => paragraph !== '');
}

function wordsOf(text: string): string[] {
  return (text.match(TEXT_WORD) ?? []).map(cleanWord);
}

function byDifficulty(one: ReaderText, other: ReaderText): number {
  return levelOrder(one.level) - levelOrder(other.level) || one.length - other.length;
}

const levelOrder = (level: TextLevel) => TEXT_LEVELS.indexOf(level);
