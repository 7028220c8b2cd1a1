import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { measured } from '../process/cache-sizes.ts';
import { bestBrotli } from './best-brotli.ts';
import { matchesEtag } from './etag-match.ts';
import { dataHeaders } from './security-headers.ts';
import { JsonText } from './success.ts';

type Head = Record<string, string | number>;

type Form = { head: Head; bytes: Buffer };

/** A JSON response whose bytes are made already, with the tag by which a browser knows that it has them. */
export type CachedResponse<Content> = {
  plain: Form;
  /** Made when it is first asked for. */
  brotli(): Form;
  /** Undefined where nobody keeps what it would name. */
  etag: string | undefined;
  /** The head of a 304: how to keep what the browser has, as with the bytes. */
  unchanged: Head;
  /** Bytes of memory it takes, the compressed form included: for caches bounded by memory. */
  size: number;
  /** Only for the type checker: what the bytes say. */
  content?: Content;
};

const isReady = Symbol('ready reply');

const NOT_KEPT = 'no-store';

/** Heads, tag and key of a cached response, in bytes: measured with 2,500 lists of words. */
const OVERHEAD = 1500;
/** Lists of words compress to a quarter and better. */
const COMPRESSED_SHARE = 0.3;

/**
 * `quick` is for small responses, of which there are many. `small` is for large ones that are sent until the process ends: they
 * are worth seconds of compressing, and go out as quick ones until then.
 */
type Compression = 'quick' | 'small';

/**
 * A cache of responses that are the same for everybody: those used last, in at most `mostBytes` of memory.
 *
 * @returns a function that looks a key up, or makes its content: a value, or text that is JSON already; `cached` only looks
 */
export function responseCache<Content>(
  mostBytes: number,
  compression: Compression = 'quick',
): ResponseCache<Content> {
  const cache = measured(
    'public',
    new LRUCache<string, CachedResponse<Content>>({
      maxSize: mostBytes,
      sizeCalculation: reply => reply.size,
    }),
  );
  const findOrMake = (key: string, make: () => Content | JsonText) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const content = make();
    const made = publicResponse<Content>(
      content instanceof JsonText ? content : new JsonText(JSON.stringify(content)),
      compression,
    );
    cache.set(key, made);
    return made;
  };
  return Object.assign(findOrMake, { cached: (key: string) => cache.get(key) });
}

type ResponseCache<Content> = {
  (key: string, make: () => Content | JsonText): CachedResponse<Content>;
  cached(key: string): CachedResponse<Content> | undefined;
};

/** A reply that is the same for everybody. */
export function publicResponse<Content>(
  { json }: JsonText,
  compression: Compression = 'quick',
): CachedResponse<Content> {
  return cachedResponse(Buffer.from(json), 'no-cache', compression);
}

/** One person's response, put together from bytes that are JSON already. */
export function personalResponse<Content>(bytes: Buffer): CachedResponse<Content> {
  return cachedResponse(bytes, 'private, no-cache');
}

/** One person's response that differs each time, and is cached by nobody. */
export function uncachedResponse<Content>(bytes: Buffer): CachedResponse<Content> {
  return cachedResponse(bytes, NOT_KEPT);
}

function cachedResponse<Content>(
  bytes: Buffer,
  cacheControl: string,
  compression: Compression = 'quick',
): CachedResponse<Content> {
  const etag = cacheControl === NOT_KEPT ? undefined : `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const head = { ...(etag && { etag }), 'cache-control': cacheControl, vary: 'accept-encoding' };
  let brotli: Form | undefined;
  const ready: CachedResponse<Content> = {
    plain: { head: headOf(bytes, head), bytes },
    brotli: () => {
      if (brotli === undefined) {
        brotli = compressed(bytes, head);
        if (compression === 'small')
          void bestBrotli(bytes).then(small => {
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

export function isCachedResponse(returned: unknown): returned is CachedResponse<unknown> {
  return typeof returned === 'object' && returned !== null && isReady in returned;
}

/**
 * Sends the bytes, compressed where the browser says it can, or 304 when it has them already. They go straight to Node's
 * response: the framework's own way of sending costs more than everything else about such a reply.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedResponse<unknown>,
): void {
  reply.hijack();
  const { raw } = reply;
  if (ready.etag !== undefined && matchesEtag(request, ready.etag)) {
    raw.writeHead(304, ready.unchanged).end();
    return;
  }
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const { head, bytes } = acceptsBrotli ? ready.brotli() : ready.plain;
  raw.writeHead(200, head).end(bytes);
}
