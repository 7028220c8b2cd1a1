import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#languages/index.ts';
import { bestBrotli } from '../http/best-brotli.ts';
import { matchesEtag } from '../http/etag-match.ts';
import { STRICT_TRANSPORT, securityHeaders } from '../http/security-headers.ts';
import type { Document } from './documents.ts';
import { gzipAround } from './gzip-pieces.ts';

type Head = Record<string, string | number>;
type Form = { head: Head; bytes: Buffer };

/** What somebody can read a page in. */
type Accepted = { br: boolean; gzip: boolean };

/** A page whose bytes are ready to be sent. */
export type SentPage = {
  status: number;
  etag: string;
  unchanged: Head;
  /** The smallest form there is by now: gzip at first, and a sixth less of Brotli once the page has been asked for often. */
  form: (accepted: Accepted) => Form;
  /** Bytes of memory, for caches bounded by memory. */
  size: number;
};

/** Heads, tag and key. */
const OVERHEAD = 4000;
/** A page with so many requests has many readers; a crawler asks once or twice. */
const OFTEN = 10;
/** The other form is smaller, and kept once it is made. */
const BOTH_FORMS = 1.9;

/**
 * Makes a page ready in gzip, of which the shared part is there already: most pages are drawn for a crawler, and sent once. The best
 * Brotli takes two hundred milliseconds of another thread, which only a page with many readers is worth.
 */
export function sentPage(document: Document, status: number, language: Language): SentPage {
  const { policy } = document;
  const [before, after] = [Buffer.from(document.before), Buffer.from(document.after)];
  const gzip = gzipAround(before, document.style, after);
  // The policy names the styles by their hash.
  const tagged = createHash('sha256').update(before).update(policy).update(after);
  const etag = `"${tagged.digest('base64url').slice(0, 22)}"`;
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
  const formOf = (content: Buffer, encoding?: string): Form => ({
    head: { ...head, 'content-length': content.length, ...(encoding && { 'content-encoding': encoding }) },
    bytes: content,
  });
  const gzipped = formOf(gzip, 'gzip');
  let brotli: Form | undefined;
  let timesSent = 0;
  const plain = () => gunzipSync(gzip);
  const shrink = async () => {
    brotli = formOf(await bestBrotli(plain()), 'br');
  };
  return {
    status,
    etag,
    unchanged: { ...securityHeaders, ...shared, 'content-security-policy': policy },
    form: accepted => {
      if (accepted.br) timesSent += 1;
      // Where it fails, what there is stays.
      if (accepted.br && timesSent === OFTEN) void shrink().catch(() => undefined);
      if (accepted.br && brotli !== undefined) return brotli;
      if (accepted.gzip) return gzipped;
      if (!accepted.br) return formOf(plain());
      brotli = formOf(brotliCompressSync(plain(), QUICK), 'br');
      return brotli;
    },
    size: Math.ceil(gzip.length * BOTH_FORMS) + OVERHEAD,
  };
}

/** For the few that read Brotli and no gzip: five milliseconds. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends it in the smallest form the browser understands, or 304 where it has it already; straight, like `sendCached`. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): void {
  reply.hijack();
  const { headers } = request;
  if (matchesEtag(request, page.etag)) {
    write(request, reply.raw, 304, { head: page.unchanged });
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const form = page.form({ br: /\bbr\b/.test(accepted), gzip: /\bgzip\b/.test(accepted) });
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
