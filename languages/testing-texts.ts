import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './index.ts';

/** A word of a text whose base form somebody has written down. */
export type MarkedWord = { at: number; word: string; bases: readonly string[] };

/** The running text of a language, with marks. */
export function markedText(language: Language): MarkedText {
  return readMarks(readFileSync(join(import.meta.dirname, language, 'forms-text.txt'), 'utf8'));
}

export type MarkedText = { text: string; marked: MarkedWord[] };

/**
 * A text and its marks: in `Los [niños=niño] [comían=comer]` two words have their base forms, in `[casa]` the word is its own; a
 * slash parts two that are both right.
 */
export function readMarks(source: string): MarkedText {
  const marked: MarkedWord[] = [];
  let text = '';
  let end = 0;
  for (const { 0: mark, 1: word = '', 2: bases = word, index } of source.matchAll(
    /\[([^\]=]+)(?:=([^\]]+))?\]/g,
  )) {
    text += source.slice(end, index);
    marked.push({ at: text.length, word, bases: bases.split('/') });
    text += word;
    end = index + mark.length;
  }
  return { text: text + source.slice(end), marked };
}

/** The single forms of a language, `form base` pairs parted by bars or lines; a slash parts bases that must all be found. */
export function formCases(language: Language): [form: string, bases: string[]][] {
  const source = readFileSync(join(import.meta.dirname, language, 'forms-cases.txt'), 'utf8');
  return source
    .split(/[|\n]/)
    .map(pair => pair.trim())
    .filter(pair => pair !== '')
    .map(pair => {
      const [form = '', bases = ''] = pair.split(' ').map(part => part.replaceAll('_', ' '));
      return [form, bases.split('/')];
    });
}
