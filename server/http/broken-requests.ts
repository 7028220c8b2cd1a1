import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NOWHERE } from '#contract/pages.ts';
import { errorResponseOf, sendError } from './error-responses.ts';
import { notFound, RequestError } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

/** The address of a request. For a page's address that nobody can decode it is one of no page, which shows a person a 404. */
export function decodableUrl({ url = '/' }: { url?: string | undefined }): string {
  // Of every request, and hardly any has one.
  if (!url.includes('%')) return url;
  const path = url.replace(/\?.*$/s, '');
  if (isOfApi(path)) return url;
  try {
    // What comes out is looked at: the build leaves out a call whose result nobody uses, and with it what it throws.
    return decodeURIComponent(path) === '' ? NOWHERE : url;
  } catch {
    return NOWHERE;
  }
}

/** Whether a path is of the API, which answers in JSON. */
export const isOfApi = (path: string) => /^\/api(\/|$)/.test(path);

/** Broken and over-long addresses are refused before any route or hook is reached. */
export function refuseBrokenUrl(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  const isTooLong = error.statusCode === 414;
  const unreadable = new RequestError(400, 'invalid_input', 'The address cannot be read');
  void sendError(reply.headers(securityHeaders), isTooLong ? notFound('Page') : unreadable);
}

/** Node answers a request without Host in a shape of its own, so it is told not to; HTTP 1.0 knows no such header. */
export function refuseWithoutHost(
  { headers, raw }: FastifyRequest,
  _reply: unknown,
  next: (error?: Error) => void,
): void {
  const isMissing = headers.host === undefined && raw.httpVersion !== '1.0';
  next(isMissing ? new RequestError(400, 'invalid_input', 'The request has no Host header') : undefined);
}

/** Answers what is no HTTP, or came too slowly, in the one error shape, and ends the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = refusalOf(error.code);
  const body = JSON.stringify(errorResponseOf(refusal));
  const headers = {
    ...securityHeaders,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`,
    () => socket.destroy(),
  );
}

function refusalOf(code: string | undefined): RequestError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new RequestError(408, 'invalid_input', 'The request took too long to arrive');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new RequestError(431, 'too_large', 'The headers of the request are too large');
  return new RequestError(400, 'invalid_input', 'This is not an HTTP request that can be understood');
}
