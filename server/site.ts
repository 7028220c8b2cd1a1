import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type SiteFile = {
  bytes: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  headers: Record<string, string>;
};

/** The built web files by their path, in memory and compressed. */
export type Site = Map<string, SiteFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const IS_TEXT = /^(text|application|image\/svg)/;

/** Reads the folder that `vite build` wrote. */
export function loadSite(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files.map(entry => {
      const file = join(entry.parentPath, entry.name);
      // Names of built assets hold a hash of their content, so they never change.
      const isHashed = /-[\w-]{8}\.\w+$/.test(entry.name);
      const headers = {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      };
      return [`/${relative(folder, file).split(sep).join('/')}`, siteFile(readFileSync(file), headers)];
    }),
  );
}

/** A file ready to be sent: compressed where that is worth it. */
export function siteFile(bytes: Buffer, headers: Record<string, string>): SiteFile {
  const isText = IS_TEXT.test(headers['content-type'] ?? '');
  return {
    bytes,
    headers,
    brotli: isText ? brotliCompressSync(bytes) : undefined,
    gzip: isText ? gzipSync(bytes) : undefined,
  };
}

/** Sends the file in the smallest form the browser understands. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.headers(file.headers);
  if (file.brotli !== undefined && /\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(file.brotli);
  }
  if (file.gzip !== undefined && /\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  }
  return reply.send(file.bytes);
}
