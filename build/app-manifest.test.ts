import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageAt } from '../contract/pages.ts';
import { LANGUAGE_CODES } from '../languages/index.ts';
import { manifestOf } from './app-manifest.ts';

test('the manifests of all languages are of one app, whose shortcuts lead to pages', () => {
  const manifests = LANGUAGE_CODES.map(lang => {
    const file = join(import.meta.dirname, `../web/platform/i18n/locales/shell/${lang}.json`);
    return manifestOf(lang, JSON.parse(readFileSync(file, 'utf8')));
  });
  expect(new Set(manifests.map(({ id, start_url, scope }) => `${id} ${start_url} ${scope}`)).size).toBe(1);
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(17);
  expect(manifests.filter(({ dir }) => dir === 'rtl').map(({ lang }) => lang)).toEqual(['ar']);
  for (const { shortcuts, icons, share_target: share } of manifests) {
    expect(share).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
    expect(shortcuts.map(({ url }) => pageAt(url))).toEqual(['learn', 'myDictionary']);
    expect(shortcuts.every(({ name }) => name.length > 0 && name.length < 30)).toBe(true);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  }
});
