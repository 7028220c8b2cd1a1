import { expect, test } from 'vitest';
import { readerOf } from '#server/testing/reader-of.ts';
import type { Language } from './index.ts';

test.each<[Language, string, right: string, wrong: string]>([
  ['de', 'Schwester', 'Schwester', 'schwer'],
  ['ko', '눈을', '눈', '오줌 누다'],
  ['ko', '밤을', '밤', '바다'],
  ['ko', '말을', '말', '마다'],
  ['ko', '손을', '손', '소'],
  ['ko', '문을', '문', '물다'],
])('%s %s is a form of %s and not of %s', async (language, word, right, wrong) => {
  const { forms, known } = await readerOf(language);
  const bases = forms.candidates(forms.fold(word), known).map(({ base }) => base);
  expect(bases).toContain(right);
  expect(bases).not.toContain(wrong);
});
