import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
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

/** AWS Signature Version 4 written down independently of the library that signs: over method, path, host, time and body. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const time = String(request.headers['x-amz-date']);
  const day = time.slice(0, 8);
  const [, signed = '', signature = ''] =
    /SignedHeaders=([^,]+), Signature=(\w+)$/.exec(request.headers.authorization ?? '') ?? [];
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (request.method === 'PUT' && bodyHash !== sha256(body)) return false;
  const headers = signed.split(';').map(name => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), signed, bodyHash].join('\n');
  const scope = `${day}/${CREDENTIALS.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, CREDENTIALS.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${CREDENTIALS.secret}`,
  );
  return signed.includes('host') && hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');

const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();

const store = (more: Partial<typeof CREDENTIALS> = {}) =>
  s3Store({ url, credentials: { ...CREDENTIALS, ...more }, timeoutMilliseconds: 2_000 });

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
