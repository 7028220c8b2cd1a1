import { fillPath } from '#contract/address.ts';
import type { Call, Endpoint, Reply } from '#contract/endpoint.ts';
import type { ErrorCode, ErrorReply } from '#contract/envelope.ts';
import { noteFailed } from '#web/platform/offline/response-cache/connection.ts';
import { fetchAndKeep, watchedFetch } from '#web/platform/offline/response-cache/response-cache.ts';
import { hasPayload } from './payloads.ts';
import { dropToken, readToken, tokenOwner } from './token.ts';

/** A call the server refused or that never reached it (`status` 0). `code` is translated, `message` is the server's own. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]>;
  /** The server itself said no, in an envelope with `success: false`; otherwise nothing that can be understood came back. */
  readonly isRefusal: boolean;

  constructor(status: number, reply: Partial<ErrorReply> = {}) {
    super(reply.message ?? '');
    this.status = status;
    this.code = reply.code ?? 'failed';
    this.errors = reply.errors ?? {};
    this.isRefusal = reply.success === false;
  }
}

/** The server said no; any other failure is a call that came to nothing. The specification's sentences tell the two apart. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.isRefusal;
}

/** Nothing that our server says came back: no reply, that of a proxy, or a page that a network put in its place, as 200. */
export function isFromNoServer(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === 0 || status >= 502 || (status === PROMISED_STATUS && !error.isRefusal);
}

/** Every call of the contract replies with this status; any other is a failure, be it in the two hundreds. */
const PROMISED_STATUS = 200;

type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * Calls an endpoint of the contract: `call<typeof login>('POST', '/login', { body })`. The type names the endpoint, so that
 * the schemas stay on the server. Throws ApiError, also for an envelope with `success: false` or without what was asked for.
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  given: Call<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return promised<E>(method, path, await callForOutcome<E>(method, path, given, signal));
}

/**
 * Like `call`, for what is read: the reply is kept in the browser, and where the server is away its copy comes back, which
 * `shownCopies` tells. What is not everybody's is kept under the id of the person whose token it is. Throws ApiError.
 */
export async function callKept<E extends Endpoint & { method: 'GET' }>(
  path: E['path'],
  given: Call<E>,
  access: E['access'],
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const keeping = fetchAndKeep(access === 'anyone' ? undefined : tokenOwner());
  return promised<E>('GET', path, await callForOutcome<E>('GET', path, given, signal, keeping));
}

function promised<E extends Endpoint>(method: string, path: string, reply: Reply<E>): Reply<E> {
  const refusal = readRefusal(reply as object);
  if (refusal.success === false || !hasPayload(method, path, reply as object))
    throw new ApiError(PROMISED_STATUS, refusal);
  return reply;
}

/** Like `call`, for endpoints where a refusal is a normal outcome: an envelope with `success: false` is returned. */
export async function callForOutcome<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  given: Call<E>,
  signal?: AbortSignal,
  fetching: typeof watchedFetch = watchedFetch,
): Promise<Reply<E>> {
  const { body } = given as Given;
  const token = readToken();
  const sending = send(fetching, addressOf(path, given), {
    method,
    headers: {
      ...authorization(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    credentials: 'same-origin',
  });
  return (await sending.catch(error => refuse(error, token))) as Reply<E>;
}

/** Nobody waits longer for a cookie than it takes a slow line. */
const LONGEST_COOKIE_MS = 2000;

/** The cookie call that the specification puts before the profile fetch, which has a copy where the server says nothing. */
export async function fetchCsrfCookie(): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_COOKIE_MS);
  // Many pages ask for nothing else, and shall say that the server is away before somebody fills in a form.
  await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin', signal }).catch(noteFailed);
}

/** Where a call is sent, and under what its reply is kept. */
export function addressOf<E extends Endpoint>(path: E['path'], given: Call<E>): string {
  const { params, query } = given as Given;
  return `/api${fillPath(path, params, query)}`;
}

async function send(fetching: typeof watchedFetch, url: string, init: RequestInit): Promise<object> {
  const unreachable = (cause: unknown): never => {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, { code: 'unavailable', message: 'The server cannot be reached' });
  };
  const response = await fetching(url, init).catch(unreachable);
  const text = await response.text().catch(unreachable);
  const reply = parse(text);
  if (response.status === PROMISED_STATUS && reply !== undefined) return reply;
  throw new ApiError(response.status, readRefusal(reply));
}

/** The object that was sent; undefined for anything else, such as the page of a gateway. */
function parse(text: string): object | undefined {
  try {
    const reply: unknown = JSON.parse(text);
    return typeof reply === 'object' && reply !== null ? reply : undefined;
  } catch {
    return undefined;
  }
}

/** What a reply says against the call. Whatever stands between browser and server may have written it, so nothing is taken for granted. */
function readRefusal(reply: object = {}): Partial<ErrorReply> {
  const { success, message, code, errors } = reply as Record<string, unknown>;
  return {
    ...(success === false && { success }),
    ...(typeof message === 'string' && { message: message.trim() }),
    ...(typeof code === 'string' && { code: code as ErrorCode }),
    ...(typeof errors === 'object' && errors !== null && { errors: errors as ErrorReply['errors'] }),
  };
}

/** A login that has run out ends the session; the caller is told all the same. */
function refuse(error: unknown, token: string | null): never {
  if (error instanceof ApiError && error.code === 'login_required') dropToken(token);
  throw error;
}

function authorization(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
