import { hash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import { withinTime } from '#server/resilience/time-limit.ts';
import type { ClipStore } from './clip-store.ts';

export type S3Credentials = { region: string; key: string; secret: string };

export type S3Settings = { url: string; credentials: S3Credentials; timeoutMilliseconds: number };

/**
 * Clips in a bucket of an S3-compatible store, shared by all servers; how long they are kept is the bucket's own rule.
 *
 * @param settings their `url` is the address of the bucket, path style: https://storage.example/slova
 */
export function s3Store({ url: bucket, credentials, timeoutMilliseconds }: S3Settings): ClipStore {
  let client: Promise<AwsClient> | undefined;

  async function request(key: string, init: RequestInit): Promise<Response> {
    client ??= createClient(credentials);
    const signed = await client;
    return await signed.fetch(`${bucket}/speech/${key}.mp3`, { ...init, redirect: 'error' });
  }

  async function get(key: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const response = await request(key, { signal });
    if (response.status === 200) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`${new URL(bucket).host} answered ${response.status}`);
  }

  async function put(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
    // Otherwise the library signs the request without its body.
    const headers = { 'x-amz-content-sha256': hash('sha256', bytes, 'hex') };
    const response = await request(key, { method: 'PUT', body: new Uint8Array(bytes), headers, signal });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(bucket).host} answered ${response.status}`);
  }

  return {
    get: key => withinTime(timeoutMilliseconds, signal => get(key, signal)),
    put: (key, bytes) => withinTime(timeoutMilliseconds, signal => put(key, bytes, signal)),
  };
}

/**
 * Loads the library where clips are kept in a bucket, which is seldom. A failure is the caller's, which then makes the clip
 * again.
 */
async function createClient({ region, key, secret }: S3Credentials): Promise<AwsClient> {
  const { AwsClient } = await import('aws4fetch');
  const account = { accessKeyId: key, secretAccessKey: secret, region, service: 's3' };
  return new AwsClient({ ...account, retries: 0 });
}
