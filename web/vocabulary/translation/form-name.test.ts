import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { FORM_TAGS } from '#languages/word-forms/tags.ts';
import { createI18n } from '#web/platform/i18n/i18n.tsx';
import { readMessages } from '#web/testing/messages.ts';
import { formName, partsOfForm } from './form-name.ts';

const textsIn = (language: (typeof LANGUAGE_CODES)[number]) => createI18n(language, readMessages(language));
const reading = { base: 'kitab', translation: 'book; volume', tags: [], before: [], after: [] };

test.each(LANGUAGE_CODES)('all that a form can be has a name in %s', language => {
  const { t } = textsIn(language);
  const named = FORM_TAGS.map(tag => formName({ tags: [tag] }, t));
  expect(named.filter(name => name === '')).toEqual([]);
});

test('a form is named by its tags, and by the words that it is made of', () => {
  const { t } = textsIn('en');
  expect(formName({ tags: ['past', 'she'] }, t)).toBe('past, she');
  expect(formName({ tags: ['past', 'she'] }, textsIn('ar').t)).toMatch(/.، ./);
  expect(partsOfForm({ ...reading, before: ['and'], after: ['their'] }, t)).toBe('and + book + their');
  expect(partsOfForm(reading, t)).toBe('');
});

test('what a newer server may say is left out', () => {
  const { t } = textsIn('en');
  expect(formName({ tags: ['plural', 'evidential'] }, t)).toBe('plural');
});
