import { ApiError } from '../http.ts';
import type { Problems } from './validate.ts';

/** The fields a refusal of the server names; undefined when it names none. Its sentences are English, so ours stand for them. */
export function refusedFields<Field extends string>(
  fields: readonly Field[],
  error: unknown,
): Problems<Field> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const named = fields.filter(field => Object.hasOwn(error.errors, field));
  if (named.length === 0) return undefined;
  const problem = error.code === 'email_taken' ? 'errors.email_taken' : 'account.notAccepted';
  return Object.fromEntries(named.map(field => [field, problem])) as Problems<Field>;
}
