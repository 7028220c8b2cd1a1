import type { Call, Endpoint, Reply } from '#contract/endpoint.ts';
import { noteFailed, watchedFetch } from './connection.ts';
import { ApiError, addressOf, readRefusal } from './http.ts';
import { dropToken, readToken } from './token.ts';

/** An endpoint whose reply is a line of a stream. */
type Streaming = Endpoint & { method: 'POST'; access: 'user' };
type Done<E extends Streaming> = Extract<Reply<E>, { kind: 'done' }>;

/** `onText` gets every piece as it comes; `signal` stops the call, which then throws its reason. */
type Following = { signal: AbortSignal; onText: (text: string) => void };

/**
 * Calls an endpoint that answers in JSON lines, and resolves with the last one. Throws ApiError where the server refuses, where it says in its last line
 * that it failed, and where the stream ends before it is done.
 */
export async function callForLines<E extends Streaming>(
  path: E['path'],
  given: Call<E>,
  { signal, onText }: Following,
): Promise<Done<E>> {
  const token = readToken();
  const unreachable = (cause: unknown): never => {
    if (signal.aborted) throw cause;
    throw new ApiError(0, { code: 'unavailable', message: 'The server cannot be reached' });
  };
  const response = await watchedFetch(addressOf(path, given), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify((given as { body: unknown }).body),
    signal,
    credentials: 'same-origin',
  }).catch(unreachable);
  if (response.status !== 200) {
    const refusal = readRefusal(await response.json().catch(() => ({})));
    // A login that has run out ends the session; the caller is told all the same.
    if (refusal.code === 'login_required') dropToken(token);
    throw new ApiError(response.status, refusal);
  }
  for await (const text of linesOf(response, unreachable)) {
    const line = parse(text);
    if (line?.kind === 'text' && typeof line.text === 'string') onText(line.text);
    else if (line?.kind === 'done') return line as Done<E>;
    else throw new ApiError(200, { code: line?.kind === 'failed' ? line.code : 'failed' } as object);
  }
  noteFailed();
  return unreachable(new Error('The stream has ended too soon'));
}

type Line = { kind?: unknown; text?: unknown; code?: string };

function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

async function* linesOf({ body }: Response, unreachable: (cause: unknown) => never): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read().catch(unreachable)) ?? {};
      rest += value === undefined ? '' : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter(line => line !== '');
      if (done) return;
    }
  } finally {
    // What is not read to its end would keep a connection.
    reader?.cancel().catch(() => undefined);
  }
}
