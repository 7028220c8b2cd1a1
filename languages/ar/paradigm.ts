import type { Paradigm, ParadigmOf } from '../word-forms/paradigm.ts';
import { oneColumn } from '../word-forms/paradigm-table.ts';
import { type FormTag, tagsIn } from '../word-forms/tags.ts';
import { adjectiveForms } from './adjective-forms.ts';
import { nounForms, withArticle } from './noun-forms.ts';
import { phraseForms } from './noun-phrases.ts';
import { verbParadigm } from './verb-tables.ts';

/** What stands before a noun and agrees with it: `masculine feminine plural`. */
const DETERMINERS: Readonly<Record<string, readonly [feminine: string, plural?: string]>> = {
  هذا: ['هٰذِهِ', 'هٰؤُلَاءِ'],
  ذلك: ['تِلْكَ', 'أُولٰئِكَ'],
  آخر: ['أُخْرَى'],
};

/** How Arabic words bend, vowelled; nouns and adjectives without the endings of their cases. */
export const arabicParadigm: ParadigmOf = ({ form, pos, spoken }) => {
  if (spoken === undefined || spoken === '') return undefined;
  if (pos === 'noun') return noun(spoken);
  if (pos === 'verb') return verbParadigm(spoken.normalize('NFC'));
  if (pos === 'adjective') return adjective(spoken);
  return pos === 'determiner' ? determiner(form) : undefined;
};

function noun(vowelled: string): Paradigm | undefined {
  if (vowelled.includes(' ')) return phrase(vowelled);
  const forms = nounForms(vowelled);
  if (forms === undefined) return undefined;
  const { singular, dual, plural } = forms;
  const row = (tag: FormTag, own: readonly string[]) => ({ tags: [tag], cells: [own, own.map(withArticle)] });
  return {
    principal: [
      { tags: ['the'], form: withArticle(singular) },
      ...dual.slice(0, 1).map(form => ({ tags: ['dual'] as const, form })),
      ...plural.slice(0, 1).map(form => ({ tags: ['plural'] as const, form })),
    ],
    tables: [
      {
        of: [],
        columns: [[], ['the']],
        rows: [
          row('singular', [singular]),
          ...(dual.length === 0 ? [] : [row('dual', dual)]),
          ...(plural.length === 0 ? [] : [row('plural', plural)]),
        ],
      },
    ],
  };
}

/** Of two words their plural, without the dual. */
function phrase(vowelled: string): Paradigm | undefined {
  const forms = phraseForms(vowelled);
  if (forms === undefined) return undefined;
  const { singular, plural } = forms;
  return {
    principal: [
      { tags: ['the'], form: singular[1] },
      { tags: ['plural'], form: plural[0] },
    ],
    tables: [
      {
        of: [],
        columns: [[], ['the']],
        rows: [
          { tags: ['singular'], cells: singular.map(form => [form]) },
          { tags: ['plural'], cells: plural.map(form => [form]) },
        ],
      },
    ],
  };
}

function adjective(vowelled: string): Paradigm | undefined {
  const forms = adjectiveForms(vowelled);
  if (forms === undefined) return undefined;
  const { feminine, plural, femininePlural, comparative } = forms;
  const ofWomen = femininePlural === undefined ? [] : [femininePlural];
  return {
    principal: [
      { tags: ['feminine'], form: feminine },
      ...plural.slice(0, 1).map(form => ({ tags: ['plural'] as const, form })),
      ...(comparative === undefined ? [] : [{ tags: ['comparative'] as const, form: comparative }]),
    ],
    tables: [
      {
        of: [],
        columns: [['masculine'], ['feminine']],
        rows: [
          { tags: ['singular'], cells: [[vowelled.normalize('NFC')], [feminine]] },
          ...(plural.length === 0 ? [] : [{ tags: ['plural'] as const, cells: [plural, ofWomen] }]),
        ],
      },
      ...(comparative === undefined ? [] : [oneColumn([], [['comparative', comparative]])]),
    ],
  };
}

function determiner(form: string): Paradigm | undefined {
  const forms = DETERMINERS[form];
  if (forms === undefined) return undefined;
  const [feminine, plural] = forms.map(own => own?.normalize('NFC'));
  const rows = [
    ['feminine', feminine] as const,
    ...(plural === undefined ? [] : [['plural', plural] as const]),
  ].map(([tags, own]) => [tags, own ?? ''] as const);
  return {
    principal: rows.map(([tags, own]) => ({ tags: tagsIn(tags), form: own })),
    tables: [oneColumn([], rows)],
  };
}
