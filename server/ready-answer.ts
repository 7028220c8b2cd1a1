import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import { dataHeaders } from './security-headers.ts';

type Head = Record<string, string | number>;

type Form = { head: Head; bytes: Buffer };

/** A JSON answer whose bytes are made already, with the tag by which a browser knows that it has them. */
export type ReadyAnswer<Content> = {
  plain: Form;
  /** Made when it is first asked for. */
  brotli(): Form;
  etag: string;
  /** Only for the type checker: what the bytes say. */
  content?: Content;
};

const isReady = Symbol('ready answer');

/** Answers that are the same for everybody, made once per key and kept, the `most` used last. */
export function keepReady<Content>(most: number): (key: string, make: () => Content) => ReadyAnswer<Content> {
  const kept = new LeastRecentlyUsed<ReadyAnswer<Content>>(most);
  return (key, make) =>
    kept.getOrMake(key, () => readyAnswer(Buffer.from(JSON.stringify(make())), 'no-cache'));
}

/** One person's answer, put together from bytes that were JSON already. */
export function personalAnswer<Content>(bytes: Buffer): ReadyAnswer<Content> {
  return readyAnswer(bytes, 'private, no-cache');
}

function readyAnswer<Content>(bytes: Buffer, cacheControl: string): ReadyAnswer<Content> {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const head = { etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  let brotli: Form | undefined;
  const answer: ReadyAnswer<Content> = {
    plain: { head: headOf(bytes, head), bytes },
    brotli: () => {
      brotli ??= compressed(bytes, head);
      return brotli;
    },
    etag,
  };
  return Object.assign(answer, { [isReady]: true });
}

function compressed(plain: Buffer, head: Head): Form {
  // Quality 5: a quarter of a millisecond for a list of words, within some percent of the best.
  const bytes = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { head: headOf(bytes, { ...head, 'content-encoding': 'br' }), bytes };
}

function headOf(bytes: Buffer, more: Head): Head {
  const type = 'application/json; charset=utf-8';
  return { ...dataHeaders, 'content-type': type, 'content-length': bytes.length, ...more };
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
  if (request.headers['if-none-match'] === answer.etag) {
    raw.writeHead(304, { etag: answer.etag, vary: 'accept-encoding' }).end();
    return;
  }
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const { head, bytes } = acceptsBrotli ? answer.brotli() : answer.plain;
  raw.writeHead(200, head).end(bytes);
}
