import type { Answer, Call, Endpoint } from '#contract/endpoint.ts';
import type { ErrorAnswer, ErrorCode } from '#contract/envelope.ts';
import { dropToken, readToken } from './account/token.ts';

/** A call the server refused or that never reached it (`status` 0). `code` is translated, `message` is the server's English. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]>;

  constructor(status: number, answer: Pick<ErrorAnswer, 'code' | 'message' | 'errors'>) {
    super(answer.message);
    this.status = status;
    this.code = answer.code;
    this.errors = answer.errors;
  }
}

type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * Calls an endpoint of the contract: `call<typeof login>('POST', '/login', { body })`. The type names the endpoint, so that
 * the schemas stay on the server. Throws ApiError.
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  given: Call<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const { params, query, body } = given as Given;
  const token = readToken();
  const sending = send(`/api${fill(path, params)}${search(query)}`, {
    method,
    headers: {
      ...authorization(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    credentials: 'same-origin',
  });
  return (await sending.catch(error => refuse(error, token))) as Answer<E>;
}

/** The cookie call that the specification puts before the profile fetch. */
export async function fetchCsrfCookie(): Promise<void> {
  await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin' });
}

async function send(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, { code: 'unavailable', message: 'The server cannot be reached', errors: {} });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  throw new ApiError(
    response.status,
    isErrorAnswer(answer) ? answer : { code: 'failed', message: '', errors: {} },
  );
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}

/** A login that has run out ends the session; the caller is told all the same. */
function refuse(error: unknown, token: string | null): never {
  if (error instanceof ApiError && error.code === 'login_required') dropToken(token);
  throw error;
}

function authorization(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
