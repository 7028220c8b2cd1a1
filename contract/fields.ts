import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#languages/index.ts';

/** A language code; the refusal names all 17. */
export const LanguageCode = z.enum(LANGUAGE_CODES, {
  error: `Unknown language. Use one of: ${LANGUAGE_CODES.join(', ')}`,
});

/** `lang` is the interface language: the language of translations and of category names. */
export const InterfaceLanguage = z.object({ lang: LanguageCode.default(DEFAULT_LANGUAGE) });

/** `lang` and `learn`, the learning language: the language of the words. Any pair works, equal ones too. */
export const LanguagePair = InterfaceLanguage.extend({ learn: LanguageCode.default(DEFAULT_LANGUAGE) });

/** The same where `learn` only tells which words are counted; without it those of the interface language are. */
export const CountedPair = InterfaceLanguage.extend({ learn: LanguageCode.optional() });

/** A learning language; `lang` only leaves out the words that the interface language lacks. */
export const LearnedPair = z.object({
  learn: LanguageCode.default(DEFAULT_LANGUAGE),
  lang: LanguageCode.optional(),
});

/** Ids between commas: `cat,dog`. */
export function idList(most: number) {
  return z
    .string()
    .max(most * 81)
    .transform(list => list.split(',').filter(id => id !== ''))
    .pipe(z.array(Slug).min(1).max(most, `At most ${most} ids at once`));
}

/** A text field a person fills: NUL and lone surrogates cannot be stored faithfully, so they are refused. */
export function text(longest: number) {
  return z
    .string()
    .max(longest, `May be at most ${longest} characters long`)
    .refine(isStorable, 'Contains characters that are not text');
}

/** Like `text`, trimmed, and not empty. */
export function requiredText(longest: number) {
  return z.string().trim().min(1, 'This field is required').pipe(text(longest));
}

/** Whether a text has no line breaks and no control characters: a name, or what goes into the head of a mail. */
export const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);

function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

/** The key of a word or category: a slug. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Unknown id');

/** The name of a time zone by the IANA database: Europe/Kyiv. Whether there is such a zone, only the server's `Intl` can tell. */
export const TimeZone = z.string().regex(/^[A-Za-z+-][\w+/:-]{1,63}$/, 'Unknown time zone');
