import { fillPath } from '#contract/address.ts';
import type { Call, Endpoint, Reply } from '#contract/endpoint.ts';
import type { ErrorCode, ErrorReply } from '#contract/envelope.ts';
import { noteFailed, watchedFetch } from './connection.ts';
import { hasPayload } from './payloads.ts';
import { dropToken, readToken } from './token.ts';

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
 * Calls an endpoint of the contract: `call<typeof login>('POST', '/login', { body })`. The type names the endpoint: the
 * schemas stay on the server. Throws ApiError, also for an envelope with `success: false` or without what was asked for.
 *
 * @param token whose call it is; by default the person who is here
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  given: Call<E>,
  signal?: AbortSignal,
  token = readToken(),
): Promise<Reply<E>> {
  return promised<E>([method, path], await callForOutcome<E>(method, path, given, signal, token));
}

/** Like `call`, for endpoints where a refusal is a normal outcome: an envelope with `success: false` is returned. */
export function callForOutcome<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  given: Call<E>,
  signal?: AbortSignal,
  token = readToken(),
): Promise<Reply<E>> {
  return send<E>(watchedFetch, [method, path], given, { signal, token });
}

/** Like `call`, by another `fetch`: one that has copies, for example. */
export async function callBy<E extends Endpoint>(
  fetching: typeof watchedFetch,
  named: Named<E>,
  given: Call<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return promised<E>(named, await send<E>(fetching, named, given, { signal, token: readToken() }));
}

type Named<E extends Endpoint> = readonly [method: E['method'], path: E['path']];

function promised<E extends Endpoint>([method, path]: Named<E>, reply: Reply<E>): Reply<E> {
  const refusal = readRefusal(reply as object);
  if (refusal.success === false || !hasPayload(method, path, reply as object))
    throw new ApiError(PROMISED_STATUS, refusal);
  return reply;
}

/** Nobody waits longer for a cookie than it takes a slow line. */
const LONGEST_COOKIE_MS = 2000;

/** The cookie call that the specification puts before the profile fetch, which has a copy where the server says nothing. */
export async function fetchCsrfCookie(): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_COOKIE_MS);
  // Many pages ask for nothing else, and shall say that the server is away before somebody fills in a form.
  await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin', signal }).catch(noteFailed);
}

/** Where a call is sent, and under what its copy is stored. */
export function addressOf<E extends Endpoint>(path: E['path'], given: Call<E>): string {
  const { params, query } = given as Given;
  return `/api${fillPath(path, params, query)}`;
}

type Sender = { signal: AbortSignal | undefined; token: string | null };

async function send<E extends Endpoint>(
  fetching: typeof watchedFetch,
  [method, path]: Named<E>,
  given: Call<E>,
  { signal, token }: Sender,
): Promise<Reply<E>> {
  const { body } = given as Given;
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, body: body && JSON.stringify(body), signal, credentials: 'same-origin' };
  try {
    return (await exchange(fetching, addressOf(path, given), init as RequestInit)) as Reply<E>;
  } catch (error) {
    // A login that has run out ends the session; the caller is told all the same.
    if (error instanceof ApiError && error.code === 'login_required') dropToken(token);
    throw error;
  }
}

async function exchange(fetching: typeof watchedFetch, url: string, init: RequestInit): Promise<object> {
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

/** What a reply says against the call. Something between browser and server may have written it, so nothing is taken for granted. */
export function readRefusal(reply: object = {}): Partial<ErrorReply> {
  const { success, message, code, errors } = reply as Record<string, unknown>;
  return {
    ...(success === false && { success }),
    ...(typeof message === 'string' && { message: message.trim() }),
    ...(typeof code === 'string' && { code: code as ErrorCode }),
    ...(typeof errors === 'object' && errors !== null && { errors: errors as ErrorReply['errors'] }),
  };
}
