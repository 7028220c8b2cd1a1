import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { ask, hostOf } from './ask.ts';

/** A list of checksums is shorter. */
const LONGEST_LIST_BYTES = 20 * 1024 * 1024;

/** A checksum of the same kind of a file: `sha256:…` or `md5:…`. */
export async function checksumLike(checksum: string, file: string): Promise<string> {
  const [kind = ''] = checksum.split(':');
  return `${kind}:${await digestOf(file, createHash(kind))}`;
}

/** The checksum of a file in hexadecimal digits. */
export async function digestOf(file: string, hash: Hash = createHash('sha256')): Promise<string> {
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Looks a file up in what its publisher lists: lines of names and checksums, the JSON of a release of GitHub, or `voices.json` of
 * Piper.
 *
 * @returns `sha256:…` or `md5:…`; undefined where the list lacks the file
 * @throws Error when the list cannot be read
 */
export async function publishedChecksum(list: string, address: string): Promise<string | undefined> {
  const response = await ask(list, {});
  if (!response.ok) throw new Error(`${hostOf(list)} answered ${response.status}`);
  const text = await response.text();
  if (text.length > LONGEST_LIST_BYTES) throw new Error(`${hostOf(list)} sent too much`);
  const file = basename(new URL(address).pathname);
  return text.startsWith('{') ? checksumInJson(JSON.parse(text), file) : checksumInLines(text, file);
}

function checksumInLines(text: string, file: string): string | undefined {
  const words = text.split('\n').map(line => line.trim().split(/[\s*]+/));
  const row = words.find(line => line.some(word => basename(word) === file));
  const hex = row?.find(word => /^([0-9a-f]{64}|[0-9a-f]{32})$/.test(word));
  return hex && `${hex.length === 64 ? 'sha256' : 'md5'}:${hex}`;
}

function checksumInJson(value: unknown, file: string, key = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, digest, md5_digest: md5 } = value as Record<string, unknown>;
  if (name === file && typeof digest === 'string' && /^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
  if (basename(key) === file && typeof md5 === 'string' && /^[0-9a-f]{32}$/.test(md5)) return `md5:${md5}`;
  for (const [inner, part] of Object.entries(value)) {
    const found = checksumInJson(part, file, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
