import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser keeps of a subscription, and what it tells the server of it. */
export function readingKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    pair,
    auth,
    keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
  };
}

/** Reads a message as a browser does (RFC 8188, RFC 8291); throws where it is for another browser. */
export function decryptPush(message: Buffer, { pair, auth }: ReturnType<typeof readingKeys>): string {
  const [salt, idLength] = [message.subarray(0, 16), message.readUInt8(20)];
  const writer = message.subarray(21, 21 + idLength);
  const body = message.subarray(21 + idLength);
  const derived = (from: Buffer, withSalt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, withSalt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), writer]);
  const agreed = derived(pair.computeSecret(writer), auth, info, 32);
  const key = derived(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const opened = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString();
}
