import { expect, test } from 'vitest';
import { LONGEST_SENSE } from '#contract/reference-bounds.ts';
import { boundedEntry } from './entry.ts';

test('an entry is brought within bounds: long senses are cut, long forms and signs that turn the text are left out', () => {
  const entry = {
    forms: ['x'.repeat(70), 'Hund\u0007'],
    head: '\u202eHund',
    reading: '',
    kind: '',
    senses: ['y'.repeat(5000), ' '],
  };
  expect(boundedEntry(entry)).toEqual({
    ...{ forms: ['Hund'], head: 'Hund', reading: '', kind: '' },
    senses: [`${'y'.repeat(LONGEST_SENSE - 1)}…`],
  });
  expect(boundedEntry({ ...entry, forms: [], head: 'x'.repeat(70) })).toBeUndefined();
  expect(boundedEntry({ ...entry, senses: [' '] })).toBeUndefined();
});
