import type { Language } from '#languages/index.ts';

/**
 * Scripts that nobody can read who has not learned them. Latin letters are known to everybody who uses a computer, and Chinese
 * characters are more than a course of letters.
 */
const OWN_SCRIPTS: readonly Language[] = ['uk', 'hi', 'bn', 'ar', 'ja', 'ko'];

/** Whether the words of a language can be read only by somebody who has learned its letters. */
export const hasOwnScript = (language: Language) => OWN_SCRIPTS.includes(language);

/** A course has fewer lessons. */
export const MOST_LESSONS = 60;

const LETTER_ID = /^letter(?:-u[0-9a-f]{4,6})+$/;
const SOURCE = 'letters-';

/** The id of a letter, which stands where the key of a word stands: `к` is `letter-u043a`. */
export function letterId(sign: string): string {
  const codes = [...sign].map(char => `-u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return `letter${codes.join('')}`;
}

export const isLetterId = (id: string) => LETTER_ID.test(id);

/** Names a lesson, counted from 1, as the source of a round: `letters-3`. */
export const lessonSource = (lesson: number) => `${SOURCE}${lesson}`;

/** The lesson that a source names; undefined where it names something else. */
export function lessonOfSource(source: string | undefined): number | undefined {
  if (source === undefined || !source.startsWith(SOURCE)) return undefined;
  const number = source.slice(SOURCE.length);
  return /^[1-9]\d?$/.test(number) && Number(number) <= MOST_LESSONS ? Number(number) : undefined;
}
