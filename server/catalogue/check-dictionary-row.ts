import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { checkForm } from './check-cell.ts';
import { checkKind, type Say } from './check-word.ts';
import { VARIANT_SEPARATOR } from './meanings.ts';
import type { TableRow } from './table.ts';

const MOST_VARIANTS = 3;
/** How dictionaries write "another word goes here": Arabic for a preposition that is joined to it, Japanese anywhere. */
const STAND_INS: Partial<Record<Language, RegExp>> = { ar: /(?<=\p{L})\u0640$/u, ja: /[〜～]/g };

const areLanguages = (rank: string) =>
  rank.split(' ').every(code => (LANGUAGE_CODES as readonly string[]).includes(code));

/** What is wrong with one row of a dictionary file: `[column, problem]` pairs; empty when nothing is. */
export function checkDictionaryRow({ cells }: TableRow): [string, string][] {
  const problems: [string, string][] = [];
  const say: Say = (column, isWrong, problem) => {
    if (isWrong) problems.push([column, problem]);
  };
  checkKind(cells, say);
  say(
    'rank',
    !['', 'first'].includes(cells.rank ?? '') && !areLanguages(cells.rank ?? ''),
    'is neither empty nor first nor codes of languages; write one of the three',
  );
  const isPhrase = cells.pos === 'phrase' || cells.pos === 'interjection';
  for (const language of LANGUAGE_CODES) {
    const variants = (cells[language] ?? '').split(VARIANT_SEPARATOR);
    const most = language === 'en' ? 1 : MOST_VARIANTS;
    say(
      language,
      variants.length > most,
      `has ${variants.length} variants; keep ${most}, the commonest first`,
    );
    say(language, new Set(variants).size < variants.length, 'says the same twice; drop one');
    for (const variant of variants) {
      const form = variant.replace(STAND_INS[language] ?? '', '');
      for (const problem of checkForm(language, form, { isPhrase })) problems.push([language, problem]);
    }
  }
  return problems;
}
