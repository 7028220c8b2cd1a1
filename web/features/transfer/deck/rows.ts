import type { Column, DeckTable, History, Mapping } from './deck.ts';

/** The contract's bounds (contract/cards.ts), in characters. */
const LONGEST: Record<Exclude<Column, 'key'>, number> = {
  word: 200,
  translation: 400,
  reading: 200,
  note: 1000,
  sentence: 500,
  emoji: 16,
};

/** As many as a person can have. */
const MOST_ROWS = 10_000;

/** A row as it can be matched, or made a card of. */
export type WordRow = Record<Exclude<Column, 'key'>, string> & {
  key: string;
  place: number;
  history?: History;
};

export const SKIP_REASONS = [
  'noWord',
  'noTranslation',
  'wordTooLong',
  'notText',
  'twice',
  'tooMany',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A row that was not taken, by its place in its table (from 1) and the beginning of its text. */
export type SkippedRow = { place: number; text: string; reason: SkipReason };

/**
 * The rows of a table as its columns were mapped. A word without a translation is kept, since the catalogue may know it alone; what is
 * too long of note, sentence or reading is cut, but a word or translation never is.
 */
export function readRows({ rows }: DeckTable, mapping: Mapping): { words: WordRow[]; skipped: SkippedRow[] } {
  const words: WordRow[] = [];
  const skipped: SkippedRow[] = [];
  const seen = new Set<string>();
  for (const [index, { cells, history }] of rows.entries()) {
    const row = { ...toRow(cells, mapping), place: index + 1, ...(history && { history }) };
    const said = `${row.word}\n${row.translation}`.toLowerCase();
    const reason = reasonToSkip(row, { isSeen: seen.has(said), taken: words.length });
    if (reason === undefined) words.push(row);
    else skipped.push({ place: row.place, text: cells.join(' · ').slice(0, 80), reason });
    seen.add(said);
  }
  return { words, skipped };
}

function reasonToSkip(
  row: WordRow,
  { isSeen, taken }: { isSeen: boolean; taken: number },
): SkipReason | undefined {
  if (row.word === '') return 'noWord';
  if (row.word.length > LONGEST.word || row.translation.length > LONGEST.translation) return 'wordTooLong';
  if (!Object.values(row).every(value => typeof value !== 'string' || isStorable(value))) return 'notText';
  if (isSeen) return 'twice';
  return taken >= MOST_ROWS ? 'tooMany' : undefined;
}

function toRow(cells: readonly string[], mapping: Mapping): Omit<WordRow, 'place'> {
  const cell = (column: Column) => cells[mapping.indexOf(column)]?.trim() ?? '';
  const emoji = cell('emoji');
  return {
    word: oneLine(cell('word')),
    translation: oneLine(cell('translation')),
    reading: cut(oneLine(cell('reading')), LONGEST.reading),
    note: cut(cell('note'), LONGEST.note),
    sentence: cut(cell('sentence'), LONGEST.sentence),
    emoji: emoji.length <= LONGEST.emoji ? emoji : '',
    key: cell('key'),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ', ');
}

/** Never through the middle of a character. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
