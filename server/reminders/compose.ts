import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo } from '#contract/pages.ts';
import { REMINDED_HASH, type ReminderNotification } from '#contract/reminder-bounds.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { emailHtml } from '../account/emails/email-html.ts';
import type { Email } from '../mail/mailer.ts';
import { packageRoot } from '../process/package-root.ts';

/** What somebody is to repeat. */
export type ToRepeat = {
  learn: Language;
  words: number;
  /** The word that is asked first, as it is written; undefined where it has no form of ours. */
  first: string | undefined;
};

type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of one language; a number stands at `{number}`, a word at `{word}`. */
type Texts = {
  words: Plural;
  minutes: Plural;
  first: string;
  start: string;
  end: string;
  ended: string;
  why: string;
};

const FOLDER = join(packageRoot, 'server/reminders/texts');
/** As many as are asked in a minute of a round. */
const WORDS_A_MINUTE = 6;

/** Where it is no dot; after the wide one stands no space. */
const FULL_STOPS: Partial<Record<Language, string>> = { ja: '。', zh: '。', hi: '।', bn: '।' };

const read = new Map<Language, Texts>();

/** What a reminder says: how many words, of which language, how long they take, and the first of them. */
export function reminderText(
  lang: Language,
  { learn, words, first }: ToRepeat,
): { title: string; body: string } {
  const texts = textsOf(lang);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  const sentences = [
    languageName(learn, lang) + (FULL_STOPS[lang] ?? '.'),
    counted(texts.minutes, lang, minutes),
    ...(first === undefined ? [] : [texts.first.replace('{word}', () => first)]),
  ];
  const body = sentences.join(FULL_STOPS[lang] === '。' ? '' : ' ');
  return { title: counted(texts.words, lang, words), body };
}

/** The same as a notification; `endToken` ends reminders at a press. */
export function reminderNotification(
  lang: Language,
  toRepeat: ToRepeat,
  endToken: string,
): ReminderNotification {
  const { end, ended } = textsOf(lang);
  return {
    ...reminderText(lang, toRepeat),
    ...{ lang, dir: directionOf(lang) },
    path: learnPath(lang, toRepeat.learn),
    end: { token: endToken, button: end, done: ended, path: endPath(lang, endToken) },
  };
}

/** The same as an e-mail, which mail programs offer to end at one press too (RFC 8058). */
export function reminderEmail(
  { email, lang, publicUrl }: { email: string; lang: Language; publicUrl: string },
  toRepeat: ToRepeat,
  endToken: string,
): Email {
  const { title, body } = reminderText(lang, toRepeat);
  const { start, why } = textsOf(lang);
  const values = {
    link: `${publicUrl}${learnPath(lang, toRepeat.learn)}`,
    end: `${publicUrl}${endPath(lang, endToken)}`,
    email: '',
  };
  const written = (link: string, end: string) => `${title}\n\n${body}\n${link}\n\n${why}\n${end}`;
  const subject = `Slova: ${title}`;
  return {
    to: email,
    subject,
    text: written(values.link, values.end),
    html: emailHtml({ language: lang, subject, text: written('{link}', '{end}'), action: start, values }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${publicUrl}${endAtOncePath(endToken)}>`,
      // Programs press it where the address is encrypted alone.
      ...(publicUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

const learnPath = (lang: Language, learn: Language) =>
  `${pathTo('learn', {}, { lang, learn })}${REMINDED_HASH}`;

/** Behind the # sign a token reaches no log and no referrer. */
export const endPath = (lang: Language | undefined, token: string) =>
  `${pathTo('endReminders', {}, { lang })}#${token}`;

/** Where mail programs press. */
const endAtOncePath = (token: string) => `/api/reminder/end/${token}`;

function counted(texts: Plural, lang: Language, count: number): string {
  const text = texts[new Intl.PluralRules(lang).select(count)] ?? texts.other;
  return text.replace('{number}', () => new Intl.NumberFormat(lang).format(count));
}

/** It begins a sentence. */
function languageName(learn: Language, lang: Language): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(learn) ?? learn;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(lang) + rest.join('');
}

function textsOf(lang: Language): Texts {
  const known = read.get(lang);
  if (known !== undefined) return known;
  const texts = JSON.parse(readFileSync(join(FOLDER, `${lang}.json`), 'utf8')) as Texts;
  read.set(lang, texts);
  return texts;
}
