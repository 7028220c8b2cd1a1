import { expect, test } from 'vitest';
import { formatRows, parseRows, type TranscriptionRow } from './transcription-rows.ts';

const row = (key: string, more: Partial<TranscriptionRow> = {}): TranscriptionRow => ({
  key,
  transcription: `${key} said`,
  source: 'engine',
  word: key,
  ...more,
});

test('what is written is read again, sorted by key', () => {
  const text = formatRows([row('dog'), row('cat')], []);
  expect(text).toBe(
    'key\ttranscription\tsource\tword\ncat\tcat said\tengine\tcat\ndog\tdog said\tengine\tdog\n',
  );
  expect(parseRows(text)).toEqual([row('cat'), row('dog')]);
  const fox = row('fox', { source: 'lexicon' });
  expect(parseRows(formatRows([fox], []))).toEqual([fox]);
  expect(parseRows('')).toEqual([]);
});

test('a correction by hand survives, a generated row is renewed, a vanished key is dropped', () => {
  const before = [
    row('cat', { source: 'hand', transcription: 'corrected' }),
    row('dog', { transcription: 'old' }),
    row('gone', { source: 'hand' }),
  ];
  expect(parseRows(formatRows([row('cat'), row('dog')], before))).toEqual([
    row('cat', { source: 'hand', transcription: 'corrected' }),
    row('dog'),
  ]);
});

test('a correction ends when the word is written otherwise', () => {
  const before = [row('cat', { source: 'hand', transcription: 'corrected', word: 'kat' })];
  expect(parseRows(formatRows([row('cat')], before))).toEqual([row('cat')]);
});
