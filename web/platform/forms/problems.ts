import type { ErrorCode } from '#contract/envelope.ts';
import { characters } from '#contract/text-length.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { type MessageKey, useTranslation } from '#web/platform/i18n/i18n.tsx';

/** What is wrong with a field: a text of ours, how many characters it may have at most, or a sentence of the server. */
export type Problem = MessageKey | { longest: number } | { sentence: string };
export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

/** The server counts characters, and `maxLength` would count UTF-16 units and cut pasted text without a word: so the form says it. */
export function lengthProblem<Field extends string>(
  field: Field,
  text: string,
  longest: number,
): Problems<Field> {
  return characters(text) > longest ? ({ [field]: { longest } } as Problems<Field>) : {};
}

/** Our texts for codes that tell what is wrong with the field they are about. */
const TEXTS: Partial<Record<ErrorCode, MessageKey>> = {
  email_taken: 'errors.email_taken',
  weak_password: 'owner.passwordWeak',
  wrong_password: 'owner.passwordWrong',
  wrong_code: 'owner.codeWrong',
};

/**
 * The fields of a form that the server refuses; undefined when it names none of them. Where its code has no text of ours, its own
 * sentence is shown: it alone says what is wrong.
 */
export function refusedFields<Field extends string>(
  fields: readonly Field[],
  error: unknown,
): Problems<Field> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const named = fields.filter(field => Object.hasOwn(error.errors, field));
  if (named.length === 0) return undefined;
  const problems = named.map(field => [field, TEXTS[error.code] ?? said(error.errors[field])]);
  return Object.fromEntries(problems) as Problems<Field>;
}

/** Other servers may write anything there. */
function said(sentences: unknown): Problem {
  const [sentence] = [sentences].flat();
  return typeof sentence === 'string' && sentence.trim() !== '' ? { sentence } : 'errors.invalid_input';
}

/** What is wrong with which field, in words; `values` are those that texts ask for. */
export function useProblemTexts<Field extends string>(
  problems: Problems<Field>,
  values: Record<string, string | number> = {},
): Partial<Record<Field, string>> {
  const { t } = useTranslation();
  const { number } = useFormats();
  const textOf = (problem: Problem) => {
    if (typeof problem === 'string') return t(problem, values);
    return 'sentence' in problem ? problem.sentence : t('account.tooLong', { most: number(problem.longest) });
  };
  const texts = Object.entries<Problem | undefined>(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, textOf(problem)]],
  );
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}
