import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compressApart = promisify(brotliCompress);
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses (Brotli) as well as can be, for bytes that are sent many times. That takes a second of another thread for 150 kB;
 * one after the other, which leaves threads for other work.
 */
export function bestBrotli(plain: Buffer): Promise<Buffer> {
  const made = last.then(() => compressApart(plain));
  last = made.catch(() => undefined);
  return made;
}
