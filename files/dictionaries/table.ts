import { decodeText } from '../decode-text.ts';
import { htmlText } from '../html-text.ts';
import { FileRefusal } from '../refusal.ts';
import { guessSeparator, readSeparated } from '../separated.ts';
import { gather, type SourceFile } from '../source-file.ts';
import { unpackedPieces } from '../unpack.ts';
import type { DictionaryEntry, OpenedDictionary } from './entry.ts';
import { languagesNamedIn } from './language-codes.ts';

/** 300,000 rows with some sentences each. */
const LARGEST_TABLE = 64 * 1024 * 1024;

type Column = 'word' | 'sense' | 'reading' | 'kind';

/** What files call their columns, in small letters. */
const NAMES: Record<Column, readonly string[]> = {
  word: ['word', 'front', 'term', 'headword', 'expression', 'lemma'],
  sense: [
    'translation',
    'meaning',
    'meanings',
    'definition',
    'definitions',
    'back',
    'gloss',
    'sense',
    'senses',
  ],
  reading: ['reading', 'transcription', 'pronunciation', 'ipa', 'pinyin', 'kana'],
  kind: ['kind', 'pos', 'part of speech', 'type', 'gender'],
};

/**
 * Opens a table: CSV or TSV with a word and what it means in each row. Where no row names the columns, they are the first two.
 *
 * @throws FileRefusal `notText` for other files, `tooLarge`, `nothingInIt` where no row has two cells
 */
export async function openTable(file: SourceFile): Promise<OpenedDictionary> {
  const text = decodeText(await gather(unpackedPieces(file), LARGEST_TABLE, file.name));
  if (text === undefined) throw new FileRefusal('notText', file.name);
  const all = readSeparated(text, guessSeparator(text));
  const places = placesIn(all[0] ?? []);
  const rows = places === undefined ? all : all.slice(1);
  if (!rows.some(cells => cells.length > 1)) throw new FileRefusal('nothingInIt', file.name);
  const title = file.name.replace(/\.(csv|tsv|txt|tab)(\.gz)?$/i, '');
  let read = 0;
  return {
    about: { format: 'table', title, licence: '', source: '', ...languagesNamedIn(title) },
    share: () => read / rows.length,
    async *entries() {
      for (read = 0; read < rows.length; read += 1)
        yield entryOf(rows[read] ?? [], places ?? { word: 0, sense: 1 });
    },
  };
}

type Places = Partial<Record<Column, number>>;

/** Which column is which, where the first row names word and meaning. */
function placesIn(cells: readonly string[]): Places | undefined {
  const places: Places = {};
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    const column = (Object.keys(NAMES) as Column[]).find(column => NAMES[column].includes(name));
    if (column !== undefined && places[column] === undefined) places[column] = place;
  }
  return places.word === undefined || places.sense === undefined ? undefined : places;
}

function entryOf(cells: readonly string[], places: Places): DictionaryEntry {
  const cell = (column: Column) => cells[places[column] ?? -1] ?? '';
  const sense = cell('sense');
  return {
    forms: [cell('word')],
    head: cell('word'),
    reading: cell('reading'),
    kind: cell('kind'),
    senses: (/<[a-z/!]/i.test(sense) ? htmlText(sense) : sense).split('\n'),
  };
}
