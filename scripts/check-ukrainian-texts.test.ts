import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#server/catalogue/read-content.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { checkUkrainianTexts } from './check-ukrainian-texts.ts';

test('texts and messages say nothing that is not Ukrainian', () => {
  expect(checkUkrainianTexts(readContent(join(packageRoot, 'content')))).toEqual([]);
});

test('the list is looked for in both', () => {
  const listed = (word: string) => ({ line: 2, cells: { word, instead: 'x', keys: '' } });
  const slips = checkUkrainianTexts({ notUkrainian: [listed('скасувати'), listed('родині')] });
  expect(slips.some(slip => slip.startsWith('web/platform/i18n/locales/shell/uk.json:'))).toBe(true);
  expect(slips.some(slip => slip.startsWith('content/texts/uk/'))).toBe(true);
});
