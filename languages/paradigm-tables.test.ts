import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../server/catalogue/load.ts';
import { formsOf } from './forms.ts';
import type { Language } from './index.ts';
import { INFLECTED_LANGUAGES, paradigmsOf } from './paradigms.ts';
import { knownWords } from './word-forms/known-words.ts';
import type { Candidate } from './word-forms/language-forms.ts';
import type { Paradigm, ParadigmWord } from './word-forms/paradigm.ts';
import { readText } from './word-forms/read-text.ts';

const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));

const TAUGHT = catalogue.categories.flatMap(({ words }) => words);

/** The taught words of a language that change, with their paradigms. */
async function paradigms(language: Language) {
  const paradigmOf = await paradigmsOf(language);
  return TAUGHT.flatMap(({ id, pos, forms, genders, spoken }) => {
    const word: ParadigmWord = {
      form: forms[language],
      pos,
      gender: genders[language],
      spoken: spoken[language],
    };
    const paradigm = word.form === '' ? undefined : paradigmOf?.(word);
    return paradigm === undefined ? [] : [{ id, word, paradigm }];
  });
}

/** Marks that are shown and not written: stress, Arabic vowels. */
const SHOWN_MARKS = /[\u0301\u064b-\u0652\u0670]/gu;
const written = (language: Language, form: string) =>
  language === 'uk' || language === 'ar'
    ? form.normalize('NFD').replace(SHOWN_MARKS, '').normalize('NFC')
    : form;

const formsIn = ({ principal, tables }: Paradigm) => [
  ...principal.map(({ form }) => form),
  ...tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())),
];

test.each(INFLECTED_LANGUAGES)(
  '%s: the reader leads each form of a taught word back to it',
  async language => {
    const forms = await formsOf(language);
    const known = knownWords(forms, catalogue.rows(language));
    const lost: string[] = [];
    const all = await paradigms(language);
    for (const { id, word, paradigm } of all)
      for (const form of new Set(formsIn(paradigm))) {
        const text = written(language, form);
        const leadsBack = (candidates: readonly Candidate[]) =>
          candidates.some(({ rows }) => rows.some(({ key }) => key === id));
        const isFound =
          leadsBack(forms.candidates(forms.fold(text), known)) ||
          readText(forms, known, text).some(word => leadsBack(word.candidates));
        if (!isFound) lost.push(`${form} of ${word.form} (${word.pos})`);
      }
    expect(all.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  },
  // A hundred thousand forms, in a language of many endings.
  180_000,
);

test.each(INFLECTED_LANGUAGES)(
  '%s: tables have as many cells as columns, and no form is empty or has a space too many',
  async language => {
    for (const { id, paradigm } of await paradigms(language)) {
      for (const { columns, rows } of paradigm.tables)
        for (const { cells } of rows) expect(cells.length, id).toBe(columns.length);
      for (const form of formsIn(paradigm)) expect(form, id).toMatch(/^\S+( \S+)*$/u);
    }
  },
);

/** What a grammar lists, written without looking at the rules (`<code>/paradigms.txt`). */
function listed(language: Language) {
  const lines = readFileSync(join(import.meta.dirname, language, 'paradigms.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines.map(line => {
      const [lemma = '', ...cells] = line.split('\t');
      return [lemma, cells.map(cell => /^(\S+) (.+)$/.exec(cell)?.slice(1) ?? [])] as const;
    }),
  );
}

/** Taught words that are written like another one, which the list has: 묻다 is to bury and to ask. */
const NOT_LISTED: ReadonlySet<string> = new Set(['bury', 'bitter']);

/** What the list of a language leaves unsaid of a form. */
const UNSAID: Partial<Record<Language, readonly string[]>> = {
  tr: ['he', 'you', 'you-all'],
  ko: ['present', 'past', 'future'],
  ja: ['present', 'and-then'],
};

/** The forms of all cells that have these tags, and besides only what the list leaves unsaid. */
function cellsWith(
  tags: readonly string[],
  made: ReadonlyMap<string, ReadonlySet<string>>,
  language: Language,
) {
  const unsaid = [...(UNSAID[language] ?? []), ...tags];
  const cells = [...made].filter(([name]) => {
    const own = name.split('+');
    return tags.every(tag => own.includes(tag)) && own.every(tag => unsaid.includes(tag));
  });
  return cells.length === 0 ? undefined : new Set(cells.flatMap(([, forms]) => [...forms]));
}

test.each(INFLECTED_LANGUAGES)(
  '%s: a cell that a grammar lists has the form that it lists',
  async language => {
    const grammar = listed(language);
    const wrong: string[] = [];
    let compared = 0;
    for (const { id, word, paradigm } of await paradigms(language)) {
      const made = new Map<string, Set<string>>();
      for (const { of, columns, rows } of paradigm.tables)
        for (const { tags, cells: row } of rows)
          row.forEach((cell, place) => {
            // A grammar's list says nothing of the singular.
            const all = [...of, ...(columns[place] ?? []), ...tags].filter(tag => tag !== 'singular');
            const name = all.sort().join('+');
            made.set(
              name,
              new Set([...(made.get(name) ?? []), ...cell.map(form => written(language, form))]),
            );
          });
      for (const [tags = '', forms = ''] of NOT_LISTED.has(id) ? [] : (grammar.get(word.form) ?? [])) {
        const own = made.get(tags.split('+').sort().join('+')) ?? cellsWith(tags.split('+'), made, language);
        if (own === undefined) continue;
        compared++;
        const missing = forms.split(', ').filter(form => !own.has(form));
        if (missing.length > 0) wrong.push(`${id} ${tags}: ${missing} is not in ${[...own]}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  },
);
