import type { PronunciationSource } from './pronunciation-source.ts';

/** A row of content/transcriptions/<language>.tsv. `word` is the form that was transcribed, `source` who decided how it is said. */
export type TranscriptionRow = {
  key: string;
  transcription: string;
  source: PronunciationSource | 'hand';
  word: string;
};

const SOURCES = ['lexicon', 'rule', 'part', 'engine', 'reading', 'hand'] as const;
const HEADER = 'key\ttranscription\tsource\tword';

/** The rows of a file; an empty text is an empty file. */
export function parseRows(text: string): TranscriptionRow[] {
  const lines = text.split('\n').filter(line => line !== '' && line !== HEADER);
  return lines.map(line => {
    const [key = '', transcription = '', source = '', word = ''] = line.split('\t');
    return { key, transcription, source: SOURCES.find(known => known === source) ?? 'engine', word };
  });
}

/**
 * The file for the words of today, sorted by key. A correction by hand stays as long as the word is written the same;
 * rows of words that are gone are left out.
 */
export function formatRows(
  generated: readonly TranscriptionRow[],
  before: readonly TranscriptionRow[],
): string {
  const byHand = new Map(before.filter(row => row.source === 'hand').map(row => [row.key, row]));
  const rows = generated.map(row => {
    const corrected = byHand.get(row.key);
    return corrected !== undefined && corrected.word === row.word ? corrected : row;
  });
  const sorted = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const lines = sorted.map(row => [row.key, row.transcription, row.source, row.word].join('\t'));
  return `${[HEADER, ...lines].join('\n')}\n`;
}
