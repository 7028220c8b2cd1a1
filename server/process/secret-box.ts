import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Keeps secrets that must be read again, by AES-256-GCM under a key that the database does not hold. What is sealed for one owner opens for no
 * other, so rows cannot be exchanged.
 */
export type SecretBox = {
  /** Names the key that seals, without revealing it. */
  keyId: string;
  seal(text: string, owner: string): string;
  /** Undefined when it was sealed with a key that is not here, for another owner, or changed since. */
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

/** Whether a text was sealed with the key with which the box seals. */
export function isSealedWith({ keyId }: SecretBox, text: string): boolean {
  return SEALED.exec(text)?.[1] === keyId;
}

/**
 * @param key 32 bytes, with which everything is sealed
 * @param further keys that open as well: those before or after it, while keys are rotated
 */
export function createSecretBox(key: Buffer, ...further: Buffer[]): SecretBox {
  const keys = new Map([key, ...further].map(each => [idOf(each), each]));
  const keyId = idOf(key);
  return {
    keyId,
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `1.${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')}`;
    },
    open(sealed, owner) {
      const [, sealedWith = '', base64 = ''] = SEALED.exec(sealed) ?? [];
      const openingKey = keys.get(sealedWith);
      if (openingKey === undefined) return undefined;
      const all = Buffer.from(base64, 'base64url');
      if (all.length < IV_BYTES + TAG_BYTES) return undefined;
      const [iv, tag] = [all.subarray(0, IV_BYTES), all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv(ALGORITHM, openingKey, iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([
          decipher.update(all.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        // Somebody has changed it; its content must not be believed.
        return undefined;
      }
    },
  };
}

function idOf(key: Buffer): string {
  if (key.length !== KEY_BYTES) throw new TypeError(`A key has ${KEY_BYTES} bytes`);
  return createHash('sha256').update('slova key id').update(key).digest('base64url').slice(0, KEY_ID_LENGTH);
}
