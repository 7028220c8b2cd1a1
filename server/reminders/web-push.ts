import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** What a browser reads with (RFC 8291): its public point, and a secret that it shares with whoever may write to it. */
type ReadingKeys = { p256dh: string; auth: string };

/** The pair by which push services tell that all that comes to a browser is from one server (RFC 8292); both in base64url. */
export type ServerKeys = { publicKey: string; privateKey: string };

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Ends the last record, which is the only one. */
const END_OF_RECORDS = Buffer.from([2]);
const VAPID_LIFE_SECONDS = 12 * 3600;

/** A pair for a private key of 32 bytes, or a fresh one. */
export function serverKeys(privateKey?: string): ServerKeys {
  const pair = createECDH(CURVE);
  if (privateKey === undefined) pair.generateKeys();
  else pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    // The library leaves zeros at the front out.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/**
 * Encrypts a message for one browser as `aes128gcm` (RFC 8188) under keys agreed on by RFC 8291: the push service carries it and cannot read it.
 *
 * @param text at most 3,993 bytes
 * @param chance what the vector of the RFC fixes; else it is drawn for each message
 * @throws Error where `p256dh` is no point of the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: ReadingKeys,
  chance: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const { salt = randomBytes(16), privateKey } = chance;
  const pair = createECDH(CURVE);
  if (privateKey === undefined) pair.generateKeys();
  else pair.setPrivateKey(privateKey);
  const [reader, writer] = [Buffer.from(p256dh, 'base64url'), pair.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, writer]);
  const agreed = derived(pair.computeSecret(reader), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(END_OF_RECORDS), cipher.final()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(writer.length, 4);
  return Buffer.concat([salt, sizes, writer, ...sealed, cipher.getAuthTag()]);
}

/**
 * The header by which a server makes itself known to a push service (RFC 8292): a token for that service alone, signed with ES256.
 *
 * @param contact whom the service may write to, as `mailto:` or `https:`; some services refuse without
 */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey }: ServerKeys,
  { contact, now }: { contact?: string | undefined; now: number },
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }), d: privateKey },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + VAPID_LIFE_SECONDS,
    ...(contact !== undefined && { sub: contact }),
  };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}

function derived(from: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, bytes));
}
