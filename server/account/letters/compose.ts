import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { packageRoot } from '../../process/package-root.ts';
import { letterHtml } from './letter-html.ts';

export const LETTER_KINDS = [
  'confirmRegistration',
  'haveAccount',
  'resetPassword',
  'confirmEmail',
  'emailChanging',
  'passwordChanged',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The page that a letter leads to. */
export const LETTER_PAGES = {
  confirmRegistration: 'confirmEmail',
  haveAccount: 'resetPassword',
  resetPassword: 'resetPassword',
  confirmEmail: 'confirmEmail',
  emailChanging: 'profile',
  passwordChanged: 'resetPassword',
} as const satisfies Record<LetterKind, PageName>;

type Texts = Record<LetterKind, { subject: string; text: string }> & {
  /** What the button says that leads to a page. */
  actions: Record<(typeof LETTER_PAGES)[LetterKind], string>;
};

const FOLDER = join(packageRoot, 'server/account/letters/texts');

const read = new Map<Language, Texts>();

/** A letter's subject in one language, and what it says as text and as HTML. Names are left out: a stranger would write advertisements in them. */
export function composeLetter(
  kind: LetterKind,
  language: Language,
  values: { link: string; email: string },
): { subject: string; text: string; html: string } {
  const { actions, [kind]: letter } = textsOf(language);
  const { subject, text } = letter;
  return {
    subject,
    text: text.replace(/\{(link|email)\}/g, (_, key: keyof typeof values) => values[key]),
    html: letterHtml({ language, subject, text, action: actions[LETTER_PAGES[kind]], values }),
  };
}

function textsOf(language: Language): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts = JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Texts;
  read.set(language, texts);
  return texts;
}
