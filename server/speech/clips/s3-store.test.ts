import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { signS3 } from './s3-signature.ts';
import { s3Store } from './s3-store.ts';

const CREDENTIALS = { region: 'eu-test-1', key: 'the-key', secret: 'the-secret' };

const objects = new Map<string, Buffer>();
const behaviour = { status: 0 };

/** A bucket as S3 speaks: it checks the signature of every request and keeps objects by path. */
const bucket = createServer(async (request, response) => {
  const body = await buffer(request);
  if (behaviour.status !== 0) return response.writeHead(behaviour.status).end('<Error/>');
  if (!isSigned(request, body))
    return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  const path = request.url ?? '';
  if (request.method === 'PUT') {
    objects.set(path, body);
    return response.writeHead(200).end();
  }
  const found = objects.get(path);
  if (found === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  return response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(found);
});
await new Promise<void>(resolve => bucket.listen(0, '127.0.0.1', resolve));
afterAll(() => bucket.close());
const url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/slova`;

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const time = String(request.headers['x-amz-date']);
  const at = new Date(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const expected = signS3(
    {
      method: request.method ?? '',
      url: new URL(request.url ?? '', `http://${request.headers.host}`),
      body,
      at,
    },
    CREDENTIALS,
  );
  return request.headers.authorization === expected.authorization;
}

const store = (more: Partial<typeof CREDENTIALS> = {}) =>
  s3Store({ url, credentials: { ...CREDENTIALS, ...more }, timeoutMilliseconds: 2_000 });

test('the signature is the one of the published example', () => {
  const headers = signS3(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/?lifecycle='),
      body: new Uint8Array(),
      at: new Date('2013-05-24T00:00:00Z'),
    },
    { region: 'us-east-1', key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  );
  expect(headers.authorization).toMatch(
    /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
  );
});

test('a clip is found as it was put; one that is not there is not found', async () => {
  const bytes = Uint8Array.from({ length: 3_000 }, (_, index) => index % 256);
  await store().put('abc', bytes);
  expect(await store().get('abc')).toEqual(bytes);
  expect([...objects.keys()]).toEqual(['/slova/speech/abc.mp3']);
  expect(await store().get('abd')).toBeUndefined();
});

test('a wrong secret and a failing bucket reject', async () => {
  await expect(store({ secret: 'wrong' }).get('abc')).rejects.toThrow('answered 403');
  await expect(store({ secret: 'wrong' }).put('abc', new Uint8Array(1))).rejects.toThrow('answered 403');
  behaviour.status = 500;
  await expect(store().get('abc')).rejects.toThrow('answered 500');
  behaviour.status = 0;
});

test('a bucket that cannot be reached rejects', async () => {
  const nowhere = s3Store({
    url: 'http://127.0.0.1:1/slova',
    credentials: CREDENTIALS,
    timeoutMilliseconds: 2_000,
  });
  await expect(nowhere.get('abc')).rejects.toThrow();
});
