import type { Language } from '#languages/index.ts';
import { APART } from '#languages/word-forms/language-forms.ts';

/** More of them would be read by nobody. */
const MOST = 5;
/** A longer one is cut around the word. */
const LONGEST = 300;
const END = /[.!?…。！？।؟\n]/;
/** What may come between the parts of a unit: steht um sieben auf. */
const BETWEEN = '(?![\\p{L}\\p{M}])[^.!?;:,…\\n]{1,200}?(?<![\\p{L}\\p{M}])';

/** The first sentences of a text that have one of the forms, each once. */
export function sentencesWith(text: string, forms: readonly string[], language: Language): string[] {
  const found = new Set<string>();
  const isSpaced = language !== 'zh' && language !== 'ja';
  const words = forms.map(form =>
    form
      .split(APART)
      .map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/'/g, "['’ʼ]"))
      .join(BETWEEN),
  );
  const any = `(?:${words.join('|')})`;
  const attached = isSpaced ? `(?<![\\p{L}\\p{M}\\p{N}])${any}(?![\\p{L}\\p{M}\\p{N}])` : any;
  const pattern = new RegExp(attached, 'giu');
  for (let match = pattern.exec(text); match !== null && found.size < MOST; match = pattern.exec(text)) {
    const { start, end } = sentenceAround(text, match.index);
    found.add(text.slice(start, end).trim().toWellFormed());
    pattern.lastIndex = Math.max(end, match.index + 1);
  }
  return [...found];
}

function sentenceAround(text: string, place: number): { start: number; end: number } {
  let start = place;
  while (start > 0 && place - start < LONGEST / 2 && !END.test(text.charAt(start - 1))) start -= 1;
  let end = place;
  while (end < text.length && end - start < LONGEST && !END.test(text.charAt(end))) end += 1;
  return { start, end: Math.min(text.length, end + 1) };
}
