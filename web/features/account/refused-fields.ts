import type { ErrorCode } from '#contract/envelope.ts';
import { ApiError } from '#web/platform/http/http.ts';
import type { Problem, Problems } from './validate.ts';

/** What a code of the contract says of the field that it is about. */
const PROBLEMS: Partial<Record<ErrorCode, Problem>> = {
  email_taken: 'errors.email_taken',
  weak_password: 'owner.passwordWeak',
  wrong_password: 'owner.passwordWrong',
  wrong_code: 'owner.codeWrong',
};

/** The fields a refusal of the server names; undefined when it names none. Its sentences are English, so ours stand for them. */
export function refusedFields<Field extends string>(
  fields: readonly Field[],
  error: unknown,
): Problems<Field> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const named = fields.filter(field => Object.hasOwn(error.errors, field));
  if (named.length === 0) return undefined;
  const problem = PROBLEMS[error.code] ?? 'account.notAccepted';
  return Object.fromEntries(named.map(field => [field, problem])) as Problems<Field>;
}
