import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pageAt } from '#contract/pages.ts';
import { sendError } from './error-replies.ts';
import { notFound } from './errors.ts';
import { pageShells } from './page-shells.ts';
import { type Site, sendFile } from './site.ts';

/** The web files, the shell of every page, and the cookie call that stands outside /api. */
export function siteRoutes(app: FastifyInstance, site: Site = new Map()): void {
  const shellOf = pageShells(site);

  app.get('/sanctum/csrf-cookie', (request, reply) => {
    const token = randomBytes(30).toString('base64url');
    const cookie = `XSRF-TOKEN=${token}; Path=/; SameSite=Lax; Max-Age=7200${request.protocol === 'https' ? '; Secure' : ''}`;
    return reply.header('set-cookie', cookie).code(204).send();
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/api(\/|$)/.test(path) || shellOf === undefined)
      return sendError(reply, notFound('Page'));
    const file = /^\/(index\.html$|\.vite\/)/.test(path) ? undefined : site.get(path);
    if (file !== undefined) return sendFile(request, reply, file);
    const page = pageAt(path);
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    return sendFile(
      request,
      reply.code(page === undefined ? 404 : 200),
      shellOf(page, { cookie, acceptLanguage }),
    );
  });
}
