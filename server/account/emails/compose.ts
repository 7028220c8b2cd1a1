import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { packageRoot } from '../../process/package-root.ts';
import { emailHtml } from './email-html.ts';

export const EMAIL_KINDS = [
  'confirmRegistration',
  'haveAccount',
  'resetPassword',
  'confirmEmail',
  'emailChanging',
  'passwordChanged',
  'codesGuessed',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** The page that an e-mail leads to. */
export const EMAIL_PAGES = {
  confirmRegistration: 'confirmEmail',
  haveAccount: 'resetPassword',
  resetPassword: 'resetPassword',
  confirmEmail: 'confirmEmail',
  emailChanging: 'profile',
  passwordChanged: 'resetPassword',
  codesGuessed: 'resetPassword',
} as const satisfies Record<EmailKind, PageName>;

type Texts = Record<EmailKind, { subject: string; text: string }> & {
  /** What the button says that leads to a page. */
  actions: Record<(typeof EMAIL_PAGES)[EmailKind], string>;
};

const FOLDER = join(packageRoot, 'server/account/emails/texts');

const read = new Map<Language, Texts>();

/**
 * The subject of an e-mail in one language, and its content as text and as HTML. It has no names: a stranger would write
 * advertisements in them.
 */
export function composeEmail(
  kind: EmailKind,
  language: Language,
  values: { link: string; email: string },
): { subject: string; text: string; html: string } {
  const { actions, [kind]: email } = textsOf(language);
  const { subject, text } = email;
  return {
    subject,
    text: text.replace(/\{(link|email)\}/g, (_, key: keyof typeof values) => values[key]),
    html: emailHtml({ language, subject, text, action: actions[EMAIL_PAGES[kind]], values }),
  };
}

function textsOf(language: Language): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts = JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Texts;
  read.set(language, texts);
  return texts;
}
