import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { packageRoot } from '../../process/package-root.ts';

export const LETTER_KINDS = [
  'confirmRegistration',
  'haveAccount',
  'resetPassword',
  'confirmEmail',
  'emailChanging',
  'passwordChanged',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

type Texts = Record<LetterKind, { subject: string; text: string }>;

const FOLDER = join(packageRoot, 'server/account/letters/texts');

const read = new Map<Language, Texts>();

/** A letter's subject and text in one language. Names are left out: a stranger would write advertisements in them. */
export function composeLetter(
  kind: LetterKind,
  language: Language,
  values: { link: string; email: string },
): { subject: string; text: string } {
  const { subject, text } = textsOf(language)[kind];
  return { subject, text: text.replace(/\{(link|email)\}/g, (_, key: keyof typeof values) => values[key]) };
}

function textsOf(language: Language): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts = JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Texts;
  read.set(language, texts);
  return texts;
}
