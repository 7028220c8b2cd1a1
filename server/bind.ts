import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts';
import type { Guard, Visitor } from './account/guard.ts';
import { type FieldErrors, invalidInput } from './errors.ts';
import { isReadyAnswer, type ReadyAnswer, sendReady } from './ready-answer.ts';

export type Handled<E extends Endpoint> = Input<E> & {
  /** The address the request came from, for limits. */
  ip: string;
  user: E['access'] extends 'user' ? Visitor : undefined;
};

export type Handler<E extends Endpoint> = (
  request: Handled<E>,
) => Promise<Answer<E> | ReadyAnswer<Answer<E>>> | ReadyAnswer<Answer<E>> | Answer<E>;

export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

const MOST_REMEMBERED_URLS = 3000;
const LONGEST_REMEMBERED_URL = 200;

/** Makes the function by which features bind the endpoints of the contract to their handlers. */
export function binder(app: FastifyInstance, guard: Guard): Bind {
  const readyByUrl = new Map<string, ReadyAnswer<unknown>>();

  return (endpoint, handler) => {
    const answer = (request: FastifyRequest, user: Visitor | undefined) =>
      handler({ ...readInput(endpoint, request), ip: request.ip, user } as never);

    // Not async: what is ready is sent within the same turn of the event loop.
    function forAnyone(request: FastifyRequest, reply: FastifyReply) {
      const known = readyByUrl.get(request.url);
      if (known !== undefined) return send(request, reply, known);
      const answered = answer(request, undefined);
      if (isReadyAnswer(answered)) remember(readyByUrl, request.url, answered);
      return answered instanceof Promise
        ? answered.then(done => send(request, reply, done))
        : send(request, reply, answered);
    }

    async function forUser(request: FastifyRequest, reply: FastifyReply) {
      const user = await guard(request.headers.authorization);
      return send(request, reply, await answer(request, user));
    }

    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      handler: endpoint.access === 'user' ? forUser : forAnyone,
    });
  };
}

/** What is ready depends on the address alone, so the same address need not be read and checked again. */
function remember(
  readyByUrl: Map<string, ReadyAnswer<unknown>>,
  url: string,
  answer: ReadyAnswer<unknown>,
): void {
  if (url.length > LONGEST_REMEMBERED_URL) return;
  // Made-up addresses could fill it; the lists themselves are kept elsewhere, so starting anew costs little.
  if (readyByUrl.size >= MOST_REMEMBERED_URLS) readyByUrl.clear();
  readyByUrl.set(url, answer);
}

function send(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!isReadyAnswer(answer)) return reply.send(answer);
  sendReady(request, reply, answer);
  return reply;
}

/** Checks every part of the input before refusing, so that one answer names all bad fields. */
function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const errors: FieldErrors = {};
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    collect(errors, result.error.issues);
  };
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? {}),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors, Object.values(errors)[0]?.[0]);
  return input;
}

function collect(errors: FieldErrors, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    const messages = errors[field] ?? [];
    errors[field] = [...messages, issue.message];
  }
}
