import type { Paradigm, ParadigmOf, ParadigmTable } from '../word-forms/paradigm.ts';
import { nounForms } from './noun-forms.ts';
import { pronounParadigm } from './pronoun-forms.ts';
import { verbParadigm } from './verb-tables.ts';

/** Adjectives in ा that have one form for all. */
const UNBENT = new Set('बढ़िया ज़िंदा मज़ाकिया शादीशुदा पसंदीदा शर्मिंदा महिला'.split(' '));

/** How Hindi words bend. Nouns without vocatives, which hardly anything but people has. */
export const hindiParadigm: ParadigmOf = ({ form, pos, gender }) => {
  const pronoun = pronounParadigm(form, pos);
  if (pronoun !== undefined) return pronoun;
  if (pos === 'noun') return noun(form, gender);
  if (pos === 'verb') return verbParadigm(form);
  return /^(?:adjective|determiner|numeral)$/.test(pos) || /^(?:का|जैसा)$/.test(form)
    ? adjective(form)
    : undefined;
};

function noun(form: string, gender: string | undefined): Paradigm | undefined {
  const forms = nounForms(form, gender);
  if (forms === undefined) return undefined;
  const { singular, plural } = forms;
  const numbers = [
    ...(singular === undefined ? [] : [{ tag: 'singular' as const, forms: singular }]),
    ...(plural === undefined ? [] : [{ tag: 'plural' as const, forms: plural }]),
  ];
  const table: ParadigmTable = {
    of: [],
    columns: numbers.map(({ tag }) => [tag]),
    rows: [
      { tags: ['nominative'], cells: numbers.map(number => [number.forms[0]]) },
      { tags: ['oblique'], cells: numbers.map(number => [number.forms[1]]) },
    ],
  };
  const principal: Paradigm['principal'] =
    singular === undefined || plural === undefined
      ? numbers.map(number => ({ tags: ['oblique'], form: number.forms[1] }))
      : [
          { tags: ['plural'], form: plural[0] },
          { tags: ['plural', 'oblique'], form: plural[1] },
        ];
  return { principal, tables: [table] };
}

/** Adjectives in ा and आँ, each part of those that are two: थका हुआ, जाना-पहचाना. */
function adjective(form: string): Paradigm | undefined {
  if (UNBENT.has(form) || !/(?:ा|आ)$/.test(form)) return undefined;
  // नया and घबराया lose their य before another vowel.
  const bent = (after: string, apart: string) =>
    form.replace(/(?:या|आ|ा)(?=[ -]|$)/g, end => (end === 'ा' ? after : apart));
  const masculine = bent('े', 'ए');
  const feminine = bent('ी', 'ई');
  return {
    principal: [
      { tags: ['feminine'], form: feminine },
      { tags: ['plural'], form: masculine },
    ],
    tables: [
      {
        of: [],
        columns: [['masculine'], ['feminine']],
        rows: [
          { tags: ['singular'], cells: [[form], [feminine]] },
          { tags: ['oblique'], cells: [[masculine], [feminine]] },
          { tags: ['plural'], cells: [[masculine], [feminine]] },
        ],
      },
    ],
  };
}
