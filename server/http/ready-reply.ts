import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { measured } from '../process/cache-sizes.ts';
import { hasTag } from './known-tag.ts';
import { dataHeaders } from './security-headers.ts';
import { smallest } from './smallest.ts';
import { JsonText } from './success.ts';

type Head = Record<string, string | number>;

type Form = { head: Head; bytes: Buffer };

/** A JSON reply whose bytes are made already, with the tag by which a browser knows that it has them. */
export type ReadyReply<Content> = {
  plain: Form;
  /** Made when it is first asked for. */
  brotli(): Form;
  etag: string;
  /** What a browser that has it already is told: how to keep it, as with the bytes. */
  unchanged: Head;
  /** Bytes of memory it takes, the compressed form included: for caches bounded by memory. */
  size: number;
  /** Only for the type checker: what the bytes say. */
  content?: Content;
};

const isReady = Symbol('ready reply');

/** Heads, tag and key of a kept reply, in bytes: measured with 2,500 lists of words. */
const OVERHEAD = 1500;
/** Lists of words compress to a quarter and better. */
const COMPRESSED_SHARE = 0.3;

/**
 * `quick`: small replies, of which there are many. `small`: large ones that are sent until the process ends, for which seconds of
 * compressing are well spent; until these are over they go out as quick ones do.
 */
type Compression = 'quick' | 'small';

/**
 * Replies that are the same for everybody, made once per key and kept: those used last, in at most `mostBytes` of memory.
 *
 * @returns a function that looks a key up, or makes its content: a value, or text that is JSON already; `kept` only looks
 */
export function keepReady<Content>(
  mostBytes: number,
  compression: Compression = 'quick',
): KeptReplies<Content> {
  const kept = measured(
    'public',
    new LRUCache<string, ReadyReply<Content>>({
      maxSize: mostBytes,
      sizeCalculation: reply => reply.size,
    }),
  );
  const findOrMake = (key: string, make: () => Content | JsonText) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const content = make();
    const made = publicReply<Content>(
      content instanceof JsonText ? content : new JsonText(JSON.stringify(content)),
      compression,
    );
    kept.set(key, made);
    return made;
  };
  return Object.assign(findOrMake, { kept: (key: string) => kept.get(key) });
}

type KeptReplies<Content> = {
  (key: string, make: () => Content | JsonText): ReadyReply<Content>;
  kept(key: string): ReadyReply<Content> | undefined;
};

/** A reply that is the same for everybody. */
export function publicReply<Content>(
  { json }: JsonText,
  compression: Compression = 'quick',
): ReadyReply<Content> {
  return readyReply(Buffer.from(json), 'no-cache', compression);
}

/** One person's reply, put together from bytes that were JSON already. */
export function personalReply<Content>(bytes: Buffer): ReadyReply<Content> {
  return readyReply(bytes, 'private, no-cache');
}

/** One person's reply that is another one the next time, so that nobody keeps it. */
export function passingReply<Content>(bytes: Buffer): ReadyReply<Content> {
  return readyReply(bytes, 'no-store');
}

function readyReply<Content>(
  bytes: Buffer,
  cacheControl: string,
  compression: Compression = 'quick',
): ReadyReply<Content> {
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const head = { etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  let brotli: Form | undefined;
  const ready: ReadyReply<Content> = {
    plain: { head: headOf(bytes, head), bytes },
    brotli: () => {
      if (brotli === undefined) {
        brotli = compressed(bytes, head);
        if (compression === 'small')
          void smallest(bytes).then(small => {
            brotli = compressedForm(small, head);
          });
      }
      return brotli;
    },
    etag,
    unchanged: head,
    size: Math.ceil(bytes.length * (1 + COMPRESSED_SHARE)) + OVERHEAD,
  };
  return Object.assign(ready, { [isReady]: true });
}

function compressed(plain: Buffer, head: Head): Form {
  // Quality 5: a quarter of a millisecond for a list of words, within some percent of the best.
  return compressedForm(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), head);
}

const compressedForm = (bytes: Buffer, head: Head): Form => ({
  head: headOf(bytes, { ...head, 'content-encoding': 'br' }),
  bytes,
});

function headOf(bytes: Buffer, more: Head): Head {
  const type = 'application/json; charset=utf-8';
  return { ...dataHeaders, 'content-type': type, 'content-length': bytes.length, ...more };
}

export function isReadyReply(returned: unknown): returned is ReadyReply<unknown> {
  return typeof returned === 'object' && returned !== null && isReady in returned;
}

/**
 * Sends the bytes, compressed where the browser says it can, or 304 when it has them already. They go straight to Node's
 * response: the framework's own way of sending costs more than everything else about such a reply.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyReply<unknown>): void {
  reply.hijack();
  const { raw } = reply;
  if (hasTag(request, ready.etag)) {
    raw.writeHead(304, ready.unchanged).end();
    return;
  }
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const { head, bytes } = acceptsBrotli ? ready.brotli() : ready.plain;
  raw.writeHead(200, head).end(bytes);
}
