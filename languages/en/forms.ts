import { foldWord } from '../word-forms/fold.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { expandContraction } from './contractions.ts';
import { tagsOfForm } from './form-names.ts';
import { baseForms, formsBesides } from './inflection.ts';
import { pluralsOf } from './plurals.ts';

/** What the second half of a contraction is. */
const ATTACHED: Record<string, FormTag> = {
  not: 'not',
  am: 'is',
  are: 'is',
  is: 'is',
  us: 'us',
  will: 'will',
  have: 'have',
  would: 'would',
};

export const englishForms: LanguageForms = {
  fold: foldWord,
  // Texts of other systems leave hyphens and accents out: tshirt, cafe.
  headwords: (form, pos) => [
    form.normalize('NFD').replace(/['\p{M}-]/gu, ''),
    // Of several words the last one changes: alarm clocks.
    ...(pos === 'noun' && /\s|-in-law$/.test(form) ? pluralsOf(form) : []),
  ],
  candidates,
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
};

function candidates(word: string, known: KnownWords): Candidate[] {
  const rowsOf = (form: string) => known.get(form.toLowerCase()) ?? [];
  const lexicon = (form: string) => rowsOf(form).flatMap(row => (row.commonness === 'last' ? [] : [row.pos]));
  const bases = [...baseForms(word, lexicon)];
  if (bases.length === 1 && bases[0]?.base === word) bases.push(...formsBesides(word, lexicon));
  // Writing is a form of write before it is a noun.
  if (rowsOf(word)[0]?.commonness === 'last') bases.push({ base: word, kinds: [] });
  return bases.flatMap(({ base, kinds }): Candidate[] => {
    if (base === expandContraction(word)) return contracted(base, known);
    const rows = rowsOf(base).filter(({ pos }) => kinds.length === 0 || kinds.includes(pos));
    return rows[0] === undefined ? [] : [{ base: rows[0].form, rows, tags: tagsOfForm(word, base, kinds) }];
  });
}

/** do not: the verb, with "not" behind it. */
function contracted(full: string, known: KnownWords): Candidate[] {
  const [host = '', joined = ''] = full.split(' ');
  const tag = ATTACHED[joined];
  return candidates(host.toLowerCase(), known)
    .slice(0, 1)
    .map(candidate => ({ ...candidate, after: tag === undefined ? [] : [tag] }));
}
