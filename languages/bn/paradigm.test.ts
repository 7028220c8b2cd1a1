import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bengaliParadigm } from './paradigm.ts';

/** What `paradigms.txt` does not name, because it is usual. */
const UNNAMED = new Set(['singular', 'nominative']);

const namesOf = (tags: readonly string[]) =>
  [...new Set(tags)]
    .filter(tag => !UNNAMED.has(tag))
    .sort()
    .join('+');

/** The cells of a word by their tags. */
function cells(form: string, pos: string): Map<string, readonly string[]> {
  const made = new Map<string, readonly string[]>();
  for (const { of, columns, rows } of bengaliParadigm({ form, pos })?.tables ?? [])
    for (const { tags, cells: row } of rows)
      row.forEach((cell, place) => {
        if (cell.length > 0) made.set(namesOf([...of, ...tags, ...(columns[place] ?? [])]), cell);
      });
  return made;
}

function kindOf(listed: string): string | undefined {
  if (/past|perfect/.test(listed)) return 'verb';
  return listed.includes('definite-article') ? 'noun' : undefined;
}

test('of the words that a grammar lists, each cell that a paradigm has too is the same in both', () => {
  const lines = readFileSync(join(import.meta.dirname, 'paradigms.txt'), 'utf8')
    .normalize('NFC')
    .trimEnd()
    .split('\n');
  const wrong: string[] = [];
  let compared = 0;
  for (const line of lines) {
    const [lemma = '', ...listed] = line.split('\t');
    const kind = kindOf(line);
    // আছে is no verbal noun, and মানুষ is as often a creature as a person.
    if (kind === undefined || lemma === 'আছে' || lemma === 'মানুষ') continue;
    const made = cells(lemma, kind);
    for (const cell of listed) {
      const [, tags = '', forms = ''] = /^(\S+) (.+)$/.exec(cell) ?? [];
      const own = made.get(namesOf(tags.split('+')));
      if (own === undefined) continue;
      compared++;
      if (!forms.split(', ').some(form => own.includes(form))) wrong.push(`${lemma} ${cell}: ${own}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(900);
});

test('people, animals and things have the endings of their kind', () => {
  expect(cells('মেয়ে', 'noun').get('plural')).toEqual(['মেয়েরা'.normalize('NFC')]);
  expect(cells('কুকুর', 'noun').get('accusative')).toEqual(['কুকুরকে']);
  expect(cells('বই', 'noun').get('accusative')).toBeUndefined();
  expect(cells('চা', 'noun').get('genitive')).toEqual(['চায়ের'.normalize('NFC')]);
  expect(cells('চা', 'noun').get('plural')).toBeUndefined();
});
