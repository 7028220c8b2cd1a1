import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from '#server/catalogue/catalogue.ts';

type Annotations = { annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> } };

/** CLDR's package is large and needed by this report only, so it is no dependency of the project. */
const PACKAGE = 'cldr-annotations-full';

/** How Unicode's CLDR names an emoji in a language: its name and its keywords; undefined when the package is not installed. */
export function cldrNames(): ((language: Language, emoji: string) => string[]) | undefined {
  const require = createRequire(join(process.cwd(), 'package.json'));
  try {
    require.resolve(`${PACKAGE}/package.json`);
  } catch {
    return undefined;
  }
  return (language, emoji) => {
    const { annotations } = require(`${PACKAGE}/annotations/${language}/annotations.json`) as Annotations;
    // CLDR leaves out the sign that asks for a picture instead of a character.
    const found = annotations.annotations[emoji] ?? annotations.annotations[emoji.replaceAll('\ufe0f', '')];
    return [...(found?.tts ?? []), ...(found?.default ?? [])];
  };
}

/** True when the form occurs in one of the names, or one of them in the form; case does not matter. */
export function isNamed(word: CatalogueWord, language: Language, names: readonly string[]): boolean {
  const form = word.forms[language].toLowerCase();
  return names.some(name => name.toLowerCase().includes(form) || form.includes(name.toLowerCase()));
}
