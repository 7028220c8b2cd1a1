import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './index.ts';
import type { Candidate, LanguageForms } from './word-forms/language-forms.ts';
import type { TextWord } from './word-forms/read-text.ts';

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

/** `later`: the right reading is there, and another one stands first. */
export type Verdict = 'right' | 'later' | 'wrong' | 'unknown';

/** What the reader makes of a marked word. A unit of several words is right where the word belongs to it. */
export function verdictOn(
  { at, word, bases }: MarkedWord,
  words: readonly TextWord[],
  forms: LanguageForms,
): { verdict: Verdict; said: string } {
  const found = words.findLast(piece => piece.at <= at);
  if (found === undefined || found.at + found.text.length <= at)
    return { verdict: 'unknown', said: 'no word' };
  const wanted = new Set(bases.map(forms.fold));
  const parts = new Set([...wanted, forms.fold(word)]);
  const isRight = ({ base, rows }: Candidate) =>
    [base, ...rows.map(({ form }) => form)].some(form => {
      const folded = forms.fold(form);
      return (
        wanted.has(folded) ||
        forms.headwords?.(folded).some(head => wanted.has(head)) ||
        (folded.includes(' ') && folded.split(' ').some(part => parts.has(part))) ||
        // Where no space parts words: 皿 and 洗う of 皿を洗う.
        (found.text.length > word.length && [...wanted].some(part => folded.includes(part)))
      );
    });
  const said = `${found.text === word ? '' : `(${found.text}) `}${found.candidates.map(({ base }) => base).join(', ') || 'nothing'}`;
  if (found.candidates.length === 0) return { verdict: 'unknown', said };
  const place = found.candidates.findIndex(isRight);
  if (place === 0) return { verdict: 'right', said };
  return { verdict: place > 0 ? 'later' : 'wrong', said };
}
