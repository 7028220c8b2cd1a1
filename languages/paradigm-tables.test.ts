import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readerOf } from '#server/testing/reader-of.ts';
import { catalogue } from '../server/testing/catalogue.ts';
import type { Language } from './index.ts';
import { INFLECTED_LANGUAGES, paradigmsOf } from './paradigms.ts';
import type { Candidate } from './word-forms/language-forms.ts';
import type { Paradigm, ParadigmWord } from './word-forms/paradigm.ts';
import { readText } from './word-forms/read-text.ts';

const TAUGHT = catalogue.categories.flatMap(({ words }) => words);

type TaughtParadigm = { id: string; word: ParadigmWord; paradigm: Paradigm };
const made = new Map<Language, Promise<TaughtParadigm[]>>();

/** The taught words of a language that change, with their paradigms, which are made once. */
function paradigms(language: Language): Promise<TaughtParadigm[]> {
  const all = made.get(language) ?? makeParadigms(language);
  made.set(language, all);
  return all;
}

async function makeParadigms(language: Language): Promise<TaughtParadigm[]> {
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
    const { forms, known } = await readerOf(language);
    const lost: string[] = [];
    const all = await paradigms(language);
    for (const { id, word, paradigm } of all)
      for (const form of new Set(formsIn(paradigm))) {
        const text = written(language, form);
        const leadsBack = (candidates: readonly Candidate[]) =>
          candidates.some(({ rows }) => rows.some(({ key }) => key === id));
        // Alone, or as a reader meets it: of several words (me levanto), elided (m’assieds), with a hyphen (lève-toi).
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
  '%s: tables have as many cells as columns, none of a name twice, and no form is empty or has a space too many',
  async language => {
    const wrong = (await paradigms(language)).flatMap(({ id, paradigm }) => {
      const isEven = paradigm.tables.every(({ columns, rows }) =>
        rows.every(({ cells }) => cells.length === columns.length),
      );
      const areNamed = paradigm.tables.every(({ columns, rows }) =>
        [columns, rows.map(({ tags }) => tags)].every(
          names => new Set(names.map(tags => tags.join())).size === names.length,
        ),
      );
      const unclean = formsIn(paradigm).filter(form => !/^\S+( \S+)*$/u.test(form));
      return [
        ...(isEven ? [] : [`${id}: a row with more or fewer cells than columns`]),
        ...(areNamed ? [] : [`${id}: a name twice`]),
        ...unclean.map(form => `${id}: "${form}"`),
      ];
    });
    expect(wrong).toEqual([]);
  },
);

/** What a grammar lists, written without looking at the rules (`<code>/paradigms.txt`). */
function listed(language: Language) {
  const lines = readFileSync(join(import.meta.dirname, language, 'paradigms.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const grammar = new Map<string, string[][]>();
  for (const line of lines) {
    const [lemma = '', ...cells] = line.split('\t');
    const own = cells.map(cell => /^(\S+) (.+)$/.exec(cell)?.slice(1) ?? []);
    grammar.set(lemma, [...(grammar.get(lemma) ?? []), ...own]);
  }
  return grammar;
}

test.each(INFLECTED_LANGUAGES)(
  '%s: a cell that a grammar lists has the form that it lists',
  async language => {
    const grammar = listed(language);
    // Of words that are written alike (French son: his, a sound) one has the form.
    const made = new Map<string, Map<string, Set<string>>>();
    for (const { word, paradigm } of await paradigms(language)) {
      const own = made.get(word.form) ?? new Map<string, Set<string>>();
      made.set(word.form, own);
      for (const { of, columns, rows } of paradigm.tables)
        for (const { tags, cells: row } of rows)
          row.forEach((cell, place) => {
            const forms = cell.flatMap(form => wholeAndParts(language, form));
            for (const name of namesOf([...of, ...(columns[place] ?? []), ...tags], language))
              own.set(name, new Set([...(own.get(name) ?? []), ...forms]));
          });
    }
    const wrong: string[] = [];
    let compared = 0;
    for (const [lemma, cells] of grammar) {
      if (NOT_TAUGHT[language] === lemma) continue;
      for (const [tags = '', forms = ''] of cells) {
        const found = made.get(lemma);
        const own =
          found?.get(tags.split('+').sort().join('+')) ?? cellsWith(tags.split('+'), found, language);
        if (own === undefined) continue;
        compared++;
        const missing = forms.split(', ').filter(form => !own.has(form));
        if (missing.length > 0) wrong.push(`${lemma} ${tags}: ${missing} is not in ${[...own]}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  },
);

/** What a Romance grammar calls feminine is the singular, what it calls plural the masculine; of participles it lists all. */
const ROMANCE: ReadonlySet<Language> = new Set(['es', 'fr', 'it', 'pt']);

const SLAVIC: ReadonlySet<Language> = new Set(['uk', 'pl']);

/** The names under which a list may have a cell; what goes without saying, singular and nominative, it does not say. */
function namesOf(tags: readonly string[], language: Language): ReadonlySet<string> {
  const isParticiple = tags.includes('past-participle');
  const unsaid = SLAVIC.has(language)
    ? /^(singular|nominative)$/
    : !ROMANCE.has(language)
      ? /^singular$/
      : isParticiple
        ? /^(singular|plural|masculine|feminine)$/
        : /^(singular|masculine)$/;
  const short = tags.filter(tag => !unsaid.test(tag));
  return new Set([tags, short].map(names => [...names].sort().join('+')));
}

/** A grammar lists a reflexive verb without its pronoun: m’assieds as assieds, sedendosi as sedendo. */
const wholeAndParts = (language: Language, form: string) => {
  const whole = written(language, form);
  return [whole, ...whole.split(/[ ’]/), whole.replace(/(?<=nd[oi])s[ie]$/, '')];
};

/** The list has the one that is not taught of two words that are written alike: 묻다 is to ask there, and to bury here. */
const NOT_TAUGHT: Partial<Record<Language, string>> = { ko: '묻다' };

/** What the list of a language leaves unsaid of a form. */
const UNSAID: Partial<Record<Language, readonly string[]>> = {
  tr: ['he', 'you', 'you-all'],
  ko: ['present', 'past', 'future'],
  ja: ['present', 'and-then'],
};

/** The forms of all cells that have these tags, and besides only what the list leaves unsaid. */
function cellsWith(
  tags: readonly string[],
  made: ReadonlyMap<string, ReadonlySet<string>> | undefined,
  language: Language,
) {
  const unsaid = [...(UNSAID[language] ?? []), ...tags];
  const cells = [...(made ?? [])].filter(([name]) => {
    const own = name.split('+');
    return tags.every(tag => own.includes(tag)) && own.every(tag => unsaid.includes(tag));
  });
  return cells.length === 0 ? undefined : new Set(cells.flatMap(([, forms]) => [...forms]));
}
