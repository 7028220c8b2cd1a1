import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readerOf } from '#server/testing/reader-of.ts';
import { LANGUAGE_CODES, type Language } from './index.ts';
import type { Candidate } from './word-forms/language-forms.ts';

/** A form of a lemma as a grammar lists it; `tags` are those that its cell names. */
type Cell = { lemma: string; tags: readonly string[]; form: string };

const fileOf = (language: Language) => join(import.meta.dirname, language, 'paradigms.txt');
const languages = LANGUAGE_CODES.filter(language => existsSync(fileOf(language)));

/**
 * `lemma`, then its cells, parted by tabs: `tag+tag form, form`, `~tag+tag form` of forms that the table of the word does not print, or
 * `- form` where our tags do not name the cell.
 */
function cellsOf(language: Language): Cell[] {
  const lines = readFileSync(fileOf(language), 'utf8').trimEnd().split('\n');
  return lines.flatMap(line => {
    const [lemma = '', ...cells] = line.split('\t');
    return cells.flatMap(cell => {
      const [, tags = '', forms = ''] = /^~?(\S+) (.+)$/.exec(cell) ?? [];
      return forms.split(', ').map(form => ({ lemma, tags: tags === '-' ? [] : tags.split('+'), form }));
    });
  });
}

/** Of a hundred forms, those whose first reading is their own lemma; of the others another word is likelier in running text. */
const FIRST = 97;

test.each(languages)(
  '%s: each form of a paradigm leads back to its lemma, with the tags of its cell',
  async language => {
    const { forms, known } = await readerOf(language);
    const cells = cellsOf(language);
    expect(cells.length).toBeGreaterThan(300);
    const isOf = (lemma: string) => {
      const wanted = forms.fold(lemma);
      return ({ base, rows }: Candidate) =>
        [base, ...rows.map(({ form }) => form)].some(
          form => forms.fold(form) === wanted || forms.headwords?.(forms.fold(form))?.includes(wanted),
        );
    };
    const tagsOf = ({ tags, before = [], after = [] }: Candidate) =>
      new Set<string>([...tags, ...before, ...after]);
    const read = cells.map(cell => ({ ...cell, candidates: forms.candidates(forms.fold(cell.form), known) }));
    const lost = read.filter(
      ({ lemma, tags, candidates }) =>
        !candidates.filter(isOf(lemma)).some(candidate => tags.every(tag => tagsOf(candidate).has(tag))),
    );
    const shown = ({ lemma, tags, form, candidates }: (typeof read)[number]) =>
      `${form} of ${lemma} (${tags.join('+')}): ${candidates.map(({ base, tags: own }) => `${base} ${own.join('+')}`).join(', ')}`;
    expect(lost.map(shown)).toEqual([]);
    const later = read.filter(({ lemma, candidates: [first] }) => first === undefined || !isOf(lemma)(first));
    expect({
      share: (100 * (read.length - later.length)) / read.length >= FIRST,
      later: later.map(shown),
    }).toMatchObject({
      share: true,
    });
  },
);
