import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { piecesOf, type SourceFile } from '../source-file.ts';

/** Raised whenever the same files give other entries or pieces than before: what was half-written then begins anew. */
const READER_VERSION = 1;

/** Equal for equal files, whatever they are called: by it a dictionary is known that is there already, whole or in part. */
export async function fingerprintOf(files: readonly SourceFile[]): Promise<string> {
  const digests: string[] = [];
  for (const file of files) {
    const hash = sha1.create();
    for await (const piece of piecesOf(file)) hash.update(piece);
    digests.push(bytesToHex(hash.digest()));
  }
  const whole = `${READER_VERSION} ${digests.toSorted().join(' ')}`;
  return bytesToHex(sha1(new TextEncoder().encode(whole)));
}
