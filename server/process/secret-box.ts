import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Keeps secrets that must be read again, by AES-256-GCM under a key that the database does not hold. What is sealed for one owner opens for no
 * other, so rows cannot be exchanged.
 */
export type SecretBox = {
  /** Tells keys apart without telling them. */
  keyId: string;
  seal(text: string, owner: string): string;
  /** Undefined when it was sealed with another key, for another owner, or changed since. */
  open(sealed: string, owner: string): string | undefined;
};

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 8;

/** `1.<key>.<bytes>`: the form, which key, and base64url of nonce, tag and text. */
const SEALED = /^1\.([\w-]{8})\.([\w-]+)$/;

export function isSealed(text: string): boolean {
  return SEALED.test(text);
}

/** @param key 32 bytes */
export function createSecretBox(key: Buffer): SecretBox {
  if (key.length !== KEY_BYTES) throw new TypeError(`A key has ${KEY_BYTES} bytes`);
  const keyId = createHash('sha256')
    .update('slova key id')
    .update(key)
    .digest('base64url')
    .slice(0, KEY_ID_LENGTH);
  return {
    keyId,
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `1.${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')}`;
    },
    open(sealed, owner) {
      const [, sealedWith, base64 = ''] = SEALED.exec(sealed) ?? [];
      if (sealedWith !== keyId) return undefined;
      const all = Buffer.from(base64, 'base64url');
      if (all.length < IV_BYTES + TAG_BYTES) return undefined;
      const [iv, tag] = [all.subarray(0, IV_BYTES), all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([
          decipher.update(all.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        // Somebody has changed it; what comes out must not be believed.
        return undefined;
      }
    },
  };
}
