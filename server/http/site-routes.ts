import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfApi } from './broken-requests.ts';
import { sendError } from './error-responses.ts';
import { notFound } from './errors.ts';
import { type Site, sendFile } from './site.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** The web files, a page for every other address, and the cookie call, which is outside /api. */
export function siteRoutes(app: FastifyInstance, site: Site, sendPage: SendPage | undefined): void {
  app.get('/sanctum/csrf-cookie', (request, reply) => {
    const token = randomBytes(30).toString('base64url');
    const cookie = `XSRF-TOKEN=${token}; Path=/; SameSite=Lax; Max-Age=7200${request.protocol === 'https' ? '; Secure' : ''}`;
    // A reply without a body may be kept unless it says otherwise, and its cookie with it.
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
