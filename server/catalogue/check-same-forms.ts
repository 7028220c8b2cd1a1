import { foldForm } from '#contract/search.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { ContentFile, TableRow } from './table.ts';

type Shared = { language: Language; form: string; first: string; second: string };
type RowOfFile = { file: string; row: TableRow };

/** Where two English words are easily one by mistake: of verbs and small words too many are truly the same. */
const PARTS = ['noun', 'adjective'];

/**
 * Taught nouns, or adjectives, of two English words that are one word in a language, unless same-form.tsv lists the two keys;
 * and pairs of that list that are not one word (any more), or are listed twice. One sentence each.
 *
 * A learner of that language cannot tell two such words apart, so each pair is either mended or listed.
 */
export function checkSameForms(words: readonly ContentFile[], sameForm: readonly TableRow[]): string[] {
  const listed = new Set(sameForm.map(pairOf));
  const places = new Map(
    words.flatMap(({ file, rows }) => rows.map(row => [row.cells.key ?? '', { file, row }] as const)),
  );
  const shared = sharedForms(places);
  const found = new Set(shared.map(pair => nameOf(pair.language, pair.first, pair.second)));
  const seen = new Set<string>();
  return [
    ...shared
      .filter(({ language, first, second }) => !listed.has(nameOf(language, first, second)))
      .map(pair => unlisted(pair, places.get(pair.second))),
    ...sameForm.flatMap(row => {
      const { language, first, second } = row.cells;
      const place = `same-form.tsv:${row.line} ${language} ${first} ${second}`;
      const slips = found.has(pairOf(row)) ? [] : [`${place} are not one word; remove the row`];
      if (seen.has(pairOf(row))) slips.push(`${place} is listed already; remove one of the two`);
      seen.add(pairOf(row));
      return slips;
    }),
  ];
}

function unlisted({ language, form, first, second }: Shared, place: RowOfFile | undefined): string {
  const where = `${place?.file}:${place?.row.line} ${second}`;
  return `${where} · ${language} "${form}" is also the ${language} of ${first}; take another word for one of the two, or list both keys in same-form.tsv`;
}

/** All pairs of words of one part of speech and two English words with one form, in the order of the files. */
function sharedForms(places: ReadonlyMap<string, RowOfFile>): Shared[] {
  const rows = Array.from(places.values(), ({ row }) => row).filter(({ cells }) =>
    PARTS.includes(cells.pos ?? ''),
  );
  return LANGUAGE_CODES.filter(language => language !== 'en').flatMap(language => {
    const byForm = new Map<string, TableRow[]>();
    for (const row of rows.filter(({ cells }) => cells[language] !== '')) {
      const form = `${row.cells.pos} ${foldForm(language, row.cells[language] ?? '')}`;
      byForm.set(form, [...(byForm.get(form) ?? []), row]);
    }
    return [...byForm.values()].flatMap(same => pairsOf(same, language));
  });
}

function pairsOf(same: readonly TableRow[], language: Language): Shared[] {
  return same.flatMap(({ cells: first }, index) =>
    same
      .slice(index + 1)
      .filter(({ cells: second }) => foldForm('en', first.en ?? '') !== foldForm('en', second.en ?? ''))
      .map(({ cells: second }) => ({
        language,
        form: second[language] ?? '',
        first: first.key ?? '',
        second: second.key ?? '',
      })),
  );
}

function pairOf({ cells: { language = '', first = '', second = '' } }: TableRow): string {
  return nameOf(language, first, second);
}

/** Which of the two keys is named first does not matter. */
function nameOf(language: string, first: string, second: string): string {
  return [language, ...[first, second].sort()].join(' ');
}
