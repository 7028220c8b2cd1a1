import type { z } from 'zod';
import { ProviderError } from './provider.ts';

/** A sentence takes some thousand bytes; more than this is not the reply to our question. */
const LARGEST_REPLY_BYTES = 64 * 1024;

type JsonRequest<Reply> = {
  url: string;
  headers?: Record<string, string>;
  body: object;
  reply: z.ZodType<Reply>;
  signal: AbortSignal;
};

/**
 * Posts JSON to a translation service and reads its reply, of bounded size. The addresses come from the settings alone, so
 * a redirect to anywhere else is refused.
 *
 * @throws ProviderError when the service cannot be reached in time, refuses, or replies something else
 */
export async function postJson<Reply>({
  url,
  headers,
  body,
  reply,
  signal,
}: JsonRequest<Reply>): Promise<Reply> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
      redirect: 'error',
    });
    if (!response.ok) throw await refusal(response, host);
    return reply.parse(JSON.parse(await readBounded(response)));
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`${host}: ${(error as Error).message}`);
  }
}

/** Statuses that speak of the request itself; any other refusal (wrong key, quota, overload) would meet every request. */
const ABOUT_THIS_REQUEST = [400, 404, 413, 422];

async function refusal(response: Response, host: string): Promise<ProviderError> {
  await response.body?.cancel();
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ProviderError(`${host} answered ${response.status}`, {
    isRefusal: ABOUT_THIS_REQUEST.includes(response.status),
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_REPLY_BYTES) throw new Error('the reply is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
