import { hash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SHARE_PATH } from '#contract/address.ts';
import { pathTo } from '#contract/pages.ts';
import { PICTURES_FOLDER } from '#contract/pictures.ts';
import { measured } from '../process/cache-sizes.ts';
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

/** The built web files by their path. */
export type Site = Pick<ReadonlyMap<string, SiteFile>, 'get'>;

/** More than all files of one build take with their compressed forms: those that nobody asks for are never read. */
const MOST_BYTES = 16 * 1024 * 1024;

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

/**
 * The files of folders that `vite build` wrote, with the compressed forms beside them. Only their names are read at once, a file when
 * it is first asked for: a start that reads hundreds of them pays for what few visitors want.
 *
 * @param mostBytes what is kept of them in memory, those asked for last
 * @returns files by their address below a folder; undefined also for one that was taken away since
 * @throws Error from the file system when a folder cannot be listed, and from `get` when a file cannot be read
 */
export function openSite(folders: readonly string[], mostBytes = MOST_BYTES): Site {
  const places = new Map(folders.flatMap(placesIn));
  const kept = measured(
    'site',
    new LRUCache<string, SiteFile>({ maxSize: mostBytes, sizeCalculation: sizeOf }),
  );
  return {
    get(path) {
      const known = kept.get(path);
      const place = places.get(path);
      if (known !== undefined || place === undefined || IS_COMPRESSED.test(path)) return known;
      const file = readBuilt(path, place, form => readIfThere(places.get(path + form)));
      if (file !== undefined) kept.set(path, file);
      return file;
    },
  };
}

/** Every file of a folder: its address, and its place on the disk. */
function placesIn(folder: string): [path: string, place: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(place => [`/${relative(folder, place).split(sep).join('/')}`, place]);
}

function readBuilt(
  path: string,
  place: string,
  compressed: (form: '.br' | '.gz') => Buffer | undefined,
): SiteFile | undefined {
  const bytes = readIfThere(place);
  if (bytes === undefined) return undefined;
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  // Names of built assets hold a hash of their content, and the folder of the pictures the versions of their sets.
  const isForGood = /-[\w-]{8}\.\w+$/.test(path) || path.startsWith(PICTURES_FOLDER);
  const caching: Record<string, string> = isForGood
    ? { 'cache-control': 'public, max-age=31536000, immutable' }
    : { 'cache-control': 'no-cache', etag: etagOf(bytes) };
  return {
    bytes,
    brotli: compressed('.br'),
    gzip: compressed('.gz'),
    headers: { 'content-type': type, ...caching, vary: 'accept-encoding' },
  };
}

/** A build that takes the place of this one may have taken it away. */
function readIfThere(place: string | undefined): Buffer | undefined {
  try {
    return place === undefined ? undefined : readFileSync(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const sizeOf = ({ bytes, brotli, gzip }: SiteFile) =>
  500 + bytes.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);

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

  // Only where a device shares and the service worker is not there yet. What is sent stays unread.
  app.post(SHARE_PATH, {
    onRequest: async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(pathTo('texts'), 303),
    handler: (_request, reply) => reply,
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isOfApi(path) || sendPage === undefined) return sendError(reply, notFound('Page'));
    const file = /^\/(index\.html$|\.vite\/)/.test(path) ? undefined : site.get(path);
    return file === undefined ? sendPage(request, reply) : sendFile(request, reply, file);
  });
}
