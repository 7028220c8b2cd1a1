import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import { dataHeaders } from './security-headers.ts';

type Head = Record<string, string | number>;

/** A JSON answer whose bytes are made already: plain, and perhaps compressed and with a tag. */
export type ReadyAnswer<Content> = {
  plain: { head: Head; bytes: Buffer };
  brotli?: { head: Head; bytes: Buffer };
  etag?: string;
  /** Only for the type checker: what the bytes say. */
  content?: Content;
};

const isReady = Symbol('ready answer');

/** Answers that are the same for everybody, made once per key and kept, the `most` used last. */
export function keepReady<Content>(most: number): (key: string, make: () => Content) => ReadyAnswer<Content> {
  const kept = new LeastRecentlyUsed<ReadyAnswer<Content>>(most);
  return (key, make) => kept.getOrMake(key, () => sharedAnswer(JSON.stringify(make())));
}

/** One person's answer, put together from bytes that were JSON already. */
export function bytesAnswer<Content>(bytes: Buffer): ReadyAnswer<Content> {
  return marked({ plain: { head: headOf(bytes, { 'cache-control': 'no-store' }), bytes } });
}

function sharedAnswer<Content>(json: string): ReadyAnswer<Content> {
  const bytes = Buffer.from(json);
  // Quality 5: a quarter of a millisecond for a list of words, within some percent of the best.
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const shared = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  return marked({
    plain: { head: headOf(bytes, shared), bytes },
    brotli: { head: headOf(compressed, { ...shared, 'content-encoding': 'br' }), bytes: compressed },
    etag,
  });
}

function headOf(bytes: Buffer, more: Head): Head {
  const type = 'application/json; charset=utf-8';
  return { ...dataHeaders, 'content-type': type, 'content-length': bytes.length, ...more };
}

function marked<Content>(answer: ReadyAnswer<Content>): ReadyAnswer<Content> {
  return Object.assign(answer, { [isReady]: true });
}

export function isReadyAnswer(answer: unknown): answer is ReadyAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && isReady in answer;
}

/**
 * Sends the bytes, compressed where the browser says it can, or 304 when it has them already. They go straight to Node's
 * response: the framework's own way of sending costs more than everything else about such an answer.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer<unknown>): void {
  reply.hijack();
  const { raw } = reply;
  if (answer.etag !== undefined && request.headers['if-none-match'] === answer.etag) {
    raw.writeHead(304, { etag: answer.etag, vary: 'accept-encoding' }).end();
    return;
  }
  const acceptsBrotli =
    answer.brotli !== undefined && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const { head, bytes } = acceptsBrotli && answer.brotli ? answer.brotli : answer.plain;
  raw.writeHead(200, head).end(bytes);
}
