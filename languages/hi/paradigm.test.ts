import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hindiParadigm } from './paradigm.ts';

/** `paradigms.txt` names neither what is usual nor who shares a form. */
const UNNAMED: Readonly<Record<string, string>> = {
  singular: '',
  masculine: '',
  nominative: '',
  she: '',
  we: 'plural',
  they: 'plural',
};

function namesOf(tags: readonly string[]): string {
  if (tags.includes('he') && tags.includes('feminine'))
    return namesOf(tags.map(tag => (tag === 'he' ? 'her' : tag)));
  const named = tags.map(tag => UNNAMED[tag] ?? tag).filter(tag => tag !== '');
  const name = [...new Set(named)].sort().join('+');
  return name.replace('feminine+future+her', 'future+she');
}

/** नये and नए are one word. */
const spelled = (form: string) => form.replaceAll('ये', 'ए');

/** The cells of a word by their tags, as far as they have no helper: करता है stands there as करता. */
function cells(form: string, pos: string, gender?: string): Map<string, Set<string>> {
  const made = new Map<string, Set<string>>();
  for (const { of, columns, rows } of hindiParadigm({ form, pos, gender })?.tables ?? [])
    for (const { tags, cells: row } of rows)
      for (const [place, cell] of row.entries()) {
        const name = namesOf([...of, ...tags, ...(columns[place] ?? [])]);
        made.set(name, new Set([...(made.get(name) ?? []), ...cell.map(spelled)]));
      }
  return made;
}

/** A lemma of a grammar: its part of speech and gender, which the list does not name. */
function kindOf(lemma: string, listed: string): readonly [pos: string, gender?: string] | undefined {
  if (/past|subjunctive/.test(listed) && lemma.endsWith('ना')) return ['verb'];
  if (listed.includes('feminine')) return lemma.length > 3 ? ['adjective'] : undefined;
  if (!listed.includes('plural+oblique')) return undefined;
  const isMasculine = !listed.includes('\tplural ') || /[ाआँ]$/.test(lemma);
  return ['noun', isMasculine && !/^(?:माता|भाषा|कविता|दवा|चिड़िया)$/.test(lemma) ? 'm' : 'f'];
}

test('of the words that a grammar lists, each cell that a paradigm has too is the same in both', () => {
  const lines = readFileSync(join(import.meta.dirname, 'paradigms.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const wrong: string[] = [];
  let compared = 0;
  for (const line of lines) {
    const [lemma = '', ...listed] = line.split('\t');
    const kind = kindOf(lemma, line);
    if (kind === undefined) continue;
    const made = cells(lemma, ...kind);
    for (const cell of listed) {
      const [, tags = '', forms = ''] = /^(\S+) (.+)$/.exec(cell) ?? [];
      const own = made.get(namesOf(tags.split('+')));
      if (own === undefined) continue;
      compared++;
      if (!forms.split(', ').some(form => own.has(spelled(form))))
        wrong.push(`${lemma} ${cell}: ${[...own]}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(600);
});

test('the past of a verb with a noun follows that noun, not who did it', () => {
  expect(cells('मदद करना', 'verb').get('past')).toEqual(new Set(['मदद की']));
  expect(cells('इंतज़ार करना', 'verb').get('past')).toEqual(new Set(['इंतज़ार किया']));
  expect(cells('साफ़ करना', 'verb').get('feminine+past')).toEqual(new Set(['साफ़ की']));
});

test('what stands before a noun agrees with it', () => {
  expect(cells('छोटा भाई', 'noun', 'm').get('oblique')).toEqual(new Set(['छोटे भाई']));
  expect(cells('सूअर का बच्चा', 'noun', 'm').get('oblique+plural')).toEqual(new Set(['सूअर के बच्चों']));
});
