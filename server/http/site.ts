import { hash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PICTURES_FOLDER } from '#contract/pictures.ts';
import { isOfApi } from './broken-requests.ts';
import { sendError } from './error-responses.ts';
import { notFound } from './errors.ts';
import { matchesEtag } from './etag-match.ts';

export type SiteFile = {
  bytes: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  headers: Record<string, string>;
};

/** The built web files by their path, in memory and as the build compressed them. */
export type Site = Map<string, SiteFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const IS_COMPRESSED = /\.(br|gz)$/;

/** Reads the folder that `vite build` wrote, with the compressed forms beside its files. */
export function loadSite(folder: string): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && !IS_COMPRESSED.test(entry.name));
  return new Map(
    files.map(entry => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, builtFile(file, path)];
    }),
  );
}

function builtFile(file: string, path: string): SiteFile {
  const bytes = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  // Names of built assets hold a hash of their content, and the folder of the pictures the versions of their sets.
  const isForGood = /-[\w-]{8}\.\w+$/.test(path) || path.startsWith(PICTURES_FOLDER);
  const caching: Record<string, string> = isForGood
    ? { 'cache-control': 'public, max-age=31536000, immutable' }
    : { 'cache-control': 'no-cache', etag: etagOf(bytes) };
  return {
    bytes,
    brotli: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
    headers: { 'content-type': type, ...caching, vary: 'accept-encoding' },
  };
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

const etagOf = (bytes: Buffer) => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;

/** A text made by the server, ready to be sent. Quality 5: somebody waits, and the best takes a second for a large one. */
export function siteFile(bytes: Buffer, headers: Record<string, string>): SiteFile {
  return {
    bytes,
    headers: { etag: etagOf(bytes), ...headers },
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(bytes),
  };
}

/** A picture made by the server, which nothing compresses further. Links to it last long, so it may be cached for a day. */
export function pngFile(bytes: Buffer): SiteFile {
  const headers = {
    etag: etagOf(bytes),
    'content-type': TYPES['.png'] as string,
    'cache-control': 'public, max-age=86400',
  };
  return { bytes, headers, brotli: undefined, gzip: undefined };
}

/** Sends the file in the smallest form the browser understands, or 304 when it has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { 'accept-encoding': accepted = '' } = request.headers;
  const { etag } = file.headers;
  reply.headers(file.headers);
  if (etag !== undefined && matchesEtag(request, etag)) return reply.code(304).send();
  if (file.brotli !== undefined && /\bbr\b/.test(String(accepted))) {
    return reply.header('content-encoding', 'br').send(file.brotli);
  }
  if (file.gzip !== undefined && /\bgzip\b/.test(String(accepted))) {
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  }
  return reply.send(file.bytes);
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** The web files, a page for every other address, and the cookie call, which is outside /api. */
export function siteRoutes(app: FastifyInstance, site: Site, sendPage: SendPage | undefined): void {
  app.get('/sanctum/csrf-cookie', (request, reply) => {
    const token = randomBytes(30).toString('base64url');
    const cookie = `XSRF-TOKEN=${token}; Path=/; SameSite=Lax; Max-Age=7200${request.protocol === 'https' ? '; Secure' : ''}`;
    // A response without a body may be cached unless it says otherwise, and its cookie with it.
    return reply.headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).code(204).send();
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isOfApi(path) || sendPage === undefined) return sendError(reply, notFound('Page'));
    const file = /^\/(index\.html$|\.vite\/)/.test(path) ? undefined : site.get(path);
    return file === undefined ? sendPage(request, reply) : sendFile(request, reply, file);
  });
}
