import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { spaceless } from '../word-forms/spaceless.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { endingsOf, tagsOfEnding } from './conjugation.ts';
import { foldJapanese } from './fold-japanese.ts';
import { JAPANESE_GRAMMAR } from './grammar-words.ts';
import { LONGEST_WORD, stemsOf } from './stems.ts';
import { takeJapanese } from './take-words.ts';

export const japaneseForms: LanguageForms = {
  fold: foldJapanese,
  headwords: form => [
    // 勉強する is found under 勉強, 他の under 他, 静かな under 静か.
    ...(/^..+する$/.test(form) ? [form.slice(0, -2)] : []),
    ...(/^.+[のな]$/.test(form) ? [form.slice(0, -1)] : []),
    ...(/^[のにをとがで](?:\p{Script=Han}|ため|よう|ついて|よって|とって|おいて).*$/u.test(form)
      ? [form.slice(1)]
      : []),
  ],
  candidates: (word, known) => {
    const plain = exact(word, known);
    const readings = readingsOf(word, known);
    if (readings.length === 0) return plain;
    const verbs = readings.flatMap(({ base, tags }) =>
      exact(base, known)
        .filter(({ rows }) => rows.length > 0)
        .map(candidate => ({ ...candidate, tags })),
    );
    const seen = new Set<string>();
    return [...plain, ...verbs].filter(({ base, rows }) => {
      const name = `${base}|${rows[0]?.key ?? ''}`;
      return !seen.has(name) && seen.add(name);
    });
  },
  ...spaceless('\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆ヶ', takeJapanese),
};

const exact = inflected({ fold: foldJapanese, grammar: JAPANESE_GRAMMAR });

/** The base forms that a conjugated word may come from. */
function readingsOf(word: string, known: KnownWords): { base: string; tags: readonly FormTag[] }[] {
  const stems = stemsOf(known);
  const found: { base: string; tags: readonly FormTag[] }[] = [];
  for (let length = Math.min(word.length, LONGEST_WORD); length >= 0; length--) {
    const all = stems.get(word.slice(0, length));
    if (all === undefined) continue;
    const ending = word.slice(length);
    for (const { base, of } of all)
      if (word !== base && endingsOf(of).has(ending)) found.push({ base, tags: tagsOfEnding(ending) });
  }
  return found;
}
