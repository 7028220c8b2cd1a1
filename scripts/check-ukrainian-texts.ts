import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkUkrainianText } from '#server/catalogue/check-ukrainian.ts';
import type { Content } from '#server/catalogue/read-content.ts';
import { packageRoot } from '#server/process/package-root.ts';

const TEXTS = 'content/texts/uk';
const MESSAGES = ['shell', 'pages'].map(part => `web/platform/i18n/locales/${part}/uk.json`);

/** What is not standard Ukrainian in the texts of the reader and in the messages of the pages, one sentence each. */
export function checkUkrainianTexts({ notUkrainian }: Pick<Content, 'notUkrainian'>): string[] {
  const texts = readdirSync(join(packageRoot, TEXTS)).sort();
  return [...texts.map(name => `${TEXTS}/${name}`), ...MESSAGES].flatMap(file =>
    checkUkrainianText(file, readFileSync(join(packageRoot, file), 'utf8'), notUkrainian),
  );
}
