import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorReply } from '#contract/envelope.ts';
import { invalidInput, notFound, RequestError } from './errors.ts';
import { failureOf, seldom } from './failure-log.ts';

/** Turns everything thrown into the one error shape; what is not meant for the visitor goes to the log only. */
export function respondToErrors(app: FastifyInstance): void {
  const logFailure = seldom('request failed');
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof RequestError ? error : ofFramework(error);
    if (refusal.status >= 500) logFailure(request.log, failureOf(error, request));
    return sendError(reply, refusal);
  });

  // Invalid UTF-8 would otherwise be stored with signs that nobody wrote.
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  // A browser may say "JSON" and send nothing, as for logout; the framework's own parser refuses that.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(utf8.decode(body as Buffer)));
    } catch {
      done(invalidInput({ body: ['The request body is not valid JSON'] }));
    }
  });
}

export function sendError(reply: FastifyReply, error: RequestError) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  // After too large a body the framework would close the connection, and a client that is still sending would see a reset
  // instead of the response. What still comes is read and thrown away, within the time limit of the request.
  reply.removeHeader('connection');
  reply.headers({ 'cache-control': 'no-store', 'x-request-id': reply.request.id });
  return reply.code(error.status).send(errorResponseOf(error));
}

export function errorResponseOf({ message, code, errors }: RequestError): ErrorReply {
  return { success: false, message, code, errors };
}

/** What Fastify itself refuses (too large, wrong type, broken URL), in our words; anything else is our own failure. */
export function ofFramework(error: FastifyError): RequestError {
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound('Page');
  if (status === 413) return new RequestError(413, 'too_large', 'The request body is too large');
  if (status >= 400 && status < 500) {
    return new RequestError(status, 'invalid_input', error.message, { errors: { body: [error.message] } });
  }
  return new RequestError(500, 'failed', 'Something went wrong. Please try again.');
}
