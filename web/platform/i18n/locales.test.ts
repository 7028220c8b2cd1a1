import { expect, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { readMessages } from '#web/testing/messages.ts';
import { createI18n } from './i18n.tsx';

type Tree = { [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const english = flatten(readMessages('en'));

for (const language of LANGUAGE_CODES) {
  test(`${language} has the texts of English, none empty, with the same placeholders`, () => {
    const texts = flatten(readMessages(language));
    expect(new Set([...texts.keys()].map(stem))).toEqual(new Set([...english.keys()].map(stem)));
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(text.normalize('NFC'), key).toBe(text);
      // A plural form may say the number in words ("one word"), but must not ask for anything else.
      const allowed = placeholders(englishOf(key));
      expect(
        placeholders(text).filter(name => !allowed.includes(name)),
        key,
      ).toEqual([]);
      if (!PLURAL.test(key)) expect(placeholders(text), key).toEqual(allowed);
    }
  });

  test(`${language} has every plural form it needs, and no other`, () => {
    const texts = flatten(readMessages(language));
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const stems = new Set([...english.keys()].filter(key => PLURAL.test(key)).map(stem));
    for (const name of stems) {
      const forms = [...texts.keys()].filter(key => PLURAL.test(key) && stem(key) === name);
      expect(forms.map(key => key.replace(/.*_/, '')).toSorted(), name).toEqual(needed);
    }
  });
}

test.each([
  ['uk', 1, '1 слово'],
  ['uk', 3, '3 слова'],
  ['uk', 5, '5 слів'],
  ['pl', 2, '2 słowa'],
  ['ar', 2, 'كلمتان'],
])('plural rules work: %s %i', (language, count, text) => {
  const { t } = createI18n(language as Language, readMessages(language as Language));
  expect(t('categories.words', { count })).toBe(text);
});

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function englishOf(key: string): string {
  return english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
}

function stem(key: string): string {
  return key.replace(PLURAL, '');
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1] ?? '').toSorted();
}
