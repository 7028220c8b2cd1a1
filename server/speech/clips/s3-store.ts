import { withinTime } from '#server/time-limit.ts';
import type { ClipStore } from './clip-store.ts';
import { type S3Credentials, signS3 } from './s3-signature.ts';

export type S3Settings = { url: string; credentials: S3Credentials; timeoutMilliseconds: number };

/**
 * Clips in a bucket of an S3-compatible store, shared by all servers; how long they are kept is the bucket's own rule.
 *
 * @param settings their `url` is the address of the bucket, path style: https://storage.example/slova
 */
export function s3Store({ url: bucket, credentials, timeoutMilliseconds }: S3Settings): ClipStore {
  async function request(
    method: 'GET' | 'PUT',
    key: string,
    signal: AbortSignal,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const url = new URL(`${bucket}/speech/${key}.mp3`);
    const headers = signS3({ method, url, body: body ?? new Uint8Array(), at: new Date() }, credentials);
    return await fetch(url, { method, headers, body, signal, redirect: 'error' });
  }

  async function get(key: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const response = await request('GET', key, signal);
    if (response.status === 200) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`${new URL(bucket).host} answered ${response.status}`);
  }

  async function put(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
    const response = await request('PUT', key, signal, new Uint8Array(bytes));
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(bucket).host} answered ${response.status}`);
  }

  return {
    get: key => withinTime(timeoutMilliseconds, signal => get(key, signal)),
    put: (key, bytes) => withinTime(timeoutMilliseconds, signal => put(key, bytes, signal)),
  };
}
