import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#languages/index.ts';
import { bestBrotli } from '../http/best-brotli.ts';
import { matchesEtag } from '../http/etag-match.ts';
import { STRICT_TRANSPORT, securityHeaders } from '../http/security-headers.ts';
import type { Document } from './documents.ts';

type Head = Record<string, string | number>;
type Form = { head: Head; bytes: Buffer };

/** A page whose bytes are ready to be sent. */
export type SentPage = {
  status: number;
  etag: string;
  unchanged: Head;
  /** Smaller by a tenth once it has been asked for often. */
  brotli: () => Form;
  /** Made when they are first asked for: almost every browser takes the other. */
  gzip: () => Form;
  plain: () => Form;
  /** Bytes of memory, for caches bounded by memory. */
  size: number;
};

/** Heads, tag and key. */
const OVERHEAD = 4000;
/** A page with so many requests has many readers; a crawler asks once or twice. */
const OFTEN = 10;
/** Gzip is somewhat larger than Brotli, and kept once it is made. */
const BOTH_FORMS = 2.3;

export function sentPage({ html, policy }: Document, status: number, language: Language): SentPage {
  const bytes = Buffer.from(html);
  // Quality 5: three milliseconds. The best takes two hundred of another thread, which only a page with many readers is worth.
  const quick = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const shared = {
    etag,
    // A cache on the way must not keep it: the next visitor reads another language.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  };
  const head = {
    ...securityHeaders,
    ...shared,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
  };
  const form = (content: Buffer, encoding?: string): Form => ({
    head: { ...head, 'content-length': content.length, ...(encoding && { 'content-encoding': encoding }) },
    bytes: content,
  });
  let gzip: Form | undefined;
  let brotli = form(quick, 'br');
  let timesSent = 0;
  const plain = () => brotliDecompressSync(brotli.bytes);
  const shrink = async () => {
    brotli = form(await bestBrotli(plain()), 'br');
  };
  return {
    status,
    etag,
    unchanged: { ...securityHeaders, ...shared, 'content-security-policy': policy },
    brotli: () => {
      timesSent += 1;
      // Where it fails, what there is stays.
      if (timesSent === OFTEN) void shrink().catch(() => undefined);
      return brotli;
    },
    gzip: () => {
      gzip ??= form(gzipSync(plain()), 'gzip');
      return gzip;
    },
    plain: () => form(plain()),
    size: Math.ceil(quick.length * BOTH_FORMS) + OVERHEAD,
  };
}

/** Sends it in the smallest form the browser understands, or 304 where it has it already; straight, like `sendCached`. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): void {
  reply.hijack();
  const { headers } = request;
  if (matchesEtag(request, page.etag)) {
    write(request, reply.raw, 304, { head: page.unchanged });
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const form = /\bbr\b/.test(accepted)
    ? page.brotli()
    : /\bgzip\b/.test(accepted)
      ? page.gzip()
      : page.plain();
  write(request, reply.raw, page.status, form);
}

function write(
  request: FastifyRequest,
  raw: ServerResponse,
  status: number,
  { head, bytes }: { head: Head; bytes?: Buffer },
): void {
  const isSecure = request.protocol === 'https';
  raw.writeHead(status, isSecure ? { ...head, 'strict-transport-security': STRICT_TRANSPORT } : head);
  raw.end(request.method === 'HEAD' ? undefined : bytes);
}
