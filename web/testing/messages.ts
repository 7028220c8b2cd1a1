import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { joined, type Messages, type SomeMessages } from '#web/platform/i18n/load-messages.ts';

const LOCALES = join(import.meta.dirname, '../platform/i18n/locales');

/** All texts of a language, read from its two files. */
export function readMessages(language: Language): Messages {
  const read = (part: 'shell' | 'pages'): SomeMessages =>
    JSON.parse(readFileSync(join(LOCALES, part, `${language}.json`), 'utf8'));
  return joined(read('shell'), read('pages'));
}
