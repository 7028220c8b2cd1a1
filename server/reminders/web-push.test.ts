import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush, readingKeys } from '../testing/push-reader.ts';
import { encryptPush, serverKeys, vapidHeader } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291, appendix A, comes out to the byte', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('what is written for a browser only that browser reads, each time otherwise encrypted', () => {
  const [one, other] = [readingKeys(), readingKeys()];
  const sent = encryptPush('18 слів: вікно', one.keys);
  expect(decryptPush(sent, one)).toBe('18 слів: вікно');
  expect(() => decryptPush(sent, other)).toThrow();
  expect(encryptPush('18 слів: вікно', one.keys)).not.toEqual(sent);
});

test('a key that is no point of the curve is refused', () => {
  const { keys } = readingKeys();
  expect(() => encryptPush('a', { ...keys, p256dh: Buffer.alloc(65, 7).toString('base64url') })).toThrow();
});

test('a server makes itself known to one service, for half a day, by a signature that its public key proves', () => {
  const pair = serverKeys();
  const now = Date.UTC(2026, 0, 5);
  const header = vapidHeader('https://push.example.org/a/b?c', pair, {
    contact: 'mailto:owner@example.org',
    now,
  });
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(JSON.parse(String(bytes(head)))).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://push.example.org',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:owner@example.org',
  });
  expect(key).toBe(pair.publicKey);
  const point = bytes(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }) },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(isSigned).toBe(true);
});

test('a pair is made again from its private key, also one that begins with zeros', () => {
  const pair = serverKeys(Buffer.from('07'.padStart(64, '0'), 'hex').toString('base64url'));
  expect(bytes(pair.privateKey)).toHaveLength(32);
  expect(serverKeys(pair.privateKey)).toEqual(pair);
});
