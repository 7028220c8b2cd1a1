import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { callCached } from '../response-cache/cached-call.ts';
import { mayBeChanged } from './changed-keys.ts';

type Read = Endpoint & { method: 'GET' };
type Asked = Pick<QueryFunctionContext, 'queryKey'> & { signal?: AbortSignal };

/**
 * What every screen reads with: the reply of the server, or its copy where the server is away, and laid over it what the person did
 * that the server does not know yet. Throws ApiError.
 */
export async function readWithPending({ queryKey, signal }: Asked): Promise<unknown> {
  const [access, path, input] = queryKey;
  // Not part of the first load; where it does not come, the reply is shown as it is.
  const loading = mayBeChanged(queryKey) ? import('./apply-pending.ts').catch(() => undefined) : undefined;
  const reply = await callCached<Read>(
    path as `/${string}`,
    (input ?? {}) as never,
    access as Read['access'],
    signal,
  );
  return (await loading)?.withPending(queryKey, reply) ?? reply;
}
