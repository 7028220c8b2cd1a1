import { contentRows, readingsAt } from '#contract/content-words.ts';
import type { AnswerWord } from '#contract/teacher.ts';
import type { Language } from '#languages/index.ts';
import { tokensOf } from '#languages/word-forms/text-tokens.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { idOfReading } from '../catalogue/variants.ts';
import { languagesOf } from '../catalogue/word-forms.ts';

/** Finds the words of an answer and the rows that each may be of, by the forms of the reader: words that make one unit count once. */
export function answerWords(
  catalogue: Catalogue,
): (answer: string, learn: Language) => Promise<AnswerWord[]> {
  const languageOf = languagesOf(catalogue);
  return async (answer, learn) => {
    const { forms, known } = await languageOf(learn);
    const { parts, words } = tokensOf(forms, known, [answer]);
    const units = new Set<number>();
    return (parts[0] ?? []).map(([at, length, token, unit]) => {
      const isCounted = unit === undefined || !units.has(unit);
      if (unit !== undefined) units.add(unit);
      const readings = readingsAt(unit === undefined ? {} : { unit }, words[token]?.readings ?? []).map(
        reading => ({ rows: reading.rows.map(row => idOfReading(catalogue, learn, reading, row)) }),
      );
      const rows = isCounted ? contentRows(readings, id => catalogue.word(id)?.pos) : [];
      return { at, length, rows };
    });
  };
}
