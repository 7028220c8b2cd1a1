import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import { measured } from '../process/cache-sizes.ts';
import {
  bodyMemoryLimit,
  LARGEST_BODY,
  LARGEST_GUEST_BODY,
  type ReserveMemory,
} from './body-memory-limit.ts';
import { type CachedResponse, isCachedResponse, sendCached } from './cached-response.ts';
import { type FieldErrors, invalidInput, notFound, RequestError } from './errors.ts';
import type { Limits } from './limits.ts';
import { StreamedLines, sendLines } from './streamed-lines.ts';
import { StreamedResponse, sendStreamed } from './streamed-response.ts';

/** Who sent a request that needs a login. */
export type SessionUser = { id: string; tokenHash: string };

/** Finds who sent a request by its Authorization header; throws 401 for a guest. */
export type Guard = (authorization: string | undefined) => Promise<SessionUser>;

type Known<Access extends Endpoint['access']> = Access extends 'user'
  ? SessionUser
  : Access extends 'either'
    ? SessionUser | undefined
    : undefined;

export type Handled<E extends Endpoint> = Input<E> & {
  /** The address the request came from, for limits. */
  ip: string;
  /** What the browser calls itself, for the list of sessions. */
  device: string;
  user: Known<E['access']>;
};

export type Handler<E extends Endpoint> = (
  request: Handled<E>,
) =>
  | Promise<Reply<E> | CachedResponse<Reply<E>> | StreamedResponse<Reply<E>> | StreamedLines<Reply<E>>>
  | CachedResponse<Reply<E>>
  | Reply<E>;

export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>, headers?: Headers) => void;

/** Headers of a call's response besides those that all have. */
type Headers = Record<string, string>;

/** Nobody caches responses of one person, and tokens. Cached responses have headers of their own. */
const NOT_KEPT = { 'cache-control': 'no-store' };
/** Without this header a cache may keep a response for as long as it likes. */
const ASKED_ANEW = { 'cache-control': 'no-cache' };

/** The function by which features bind, and what they have bound with it so far. */
export type Binder = {
  bind: Bind;
  bound: readonly Endpoint[];
  /** Reads what anyone may read, within this process: the reply that `GET /api<path>` gives an address; throws RequestError. */
  read: (path: string, given: Given, ip: string) => Promise<unknown>;
  /** Keeps memory free for a body, for the few calls whose requests and replies are those of another program. */
  reserveMemory: ReserveMemory;
};

type Given = { params?: unknown; query?: unknown };

/** Addresses whose responses are found without parsing and checking them again, in bytes of responses. */
const MOST_REMEMBERED_BYTES = 32 * 1024 * 1024;
const LONGEST_REMEMBERED_URL = 200;
/** Browsers take about 150. */
const LONGEST_DEVICE = 300;

/** Joins the endpoints of the contract to the handlers of the features. */
export function createBinder(app: FastifyInstance, guard: Guard, limits: Pick<Limits, 'countHere'>): Binder {
  const bound: Endpoint[] = [];
  const known = new WeakMap<FastifyRequest, SessionUser>();
  const publicReads = new Map<string, (given: Given, ip: string) => unknown>();
  const reserveMemory = bodyMemoryLimit();
  const readyByUrl = measured(
    'addresses',
    new LRUCache<string, CachedResponse<unknown>>({
      maxSize: MOST_REMEMBERED_BYTES,
      sizeCalculation: reply => reply.size,
    }),
  );

  const bind: Bind = (endpoint, handler, headers = {}) => {
    const isPublic = endpoint.access === 'anyone' && endpoint.method === 'GET';
    const own = { ...(isPublic ? ASKED_ANEW : NOT_KEPT), ...headers };
    const handle = (request: FastifyRequest, user: SessionUser | undefined) =>
      handler({ ...readInput(endpoint, request), ip: request.ip, device: deviceOf(request), user } as never);

    if (isPublic)
      publicReads.set(endpoint.path, ({ params = {}, query = {} }, ip) =>
        handler({
          ...readInput(endpoint, { params, query, body: {} }),
          ip,
          device: '',
          user: undefined,
        } as never),
      );

    // Not async: a cached response is sent within the same turn of the event loop.
    function forAnyone(request: FastifyRequest, reply: FastifyReply) {
      const ready = readyByUrl.get(request.url);
      if (ready !== undefined) return send(request, reply, ready);
      const returned = handle(request, undefined);
      // A cached response depends on the address alone, so the same address need not be parsed and checked again.
      if (isCachedResponse(returned) && request.url.length <= LONGEST_REMEMBERED_URL)
        readyByUrl.set(request.url, returned);
      return returned instanceof Promise
        ? returned.then(content => send(request, reply.headers(own), content))
        : send(request, reply.headers(own), returned);
    }

    async function forUser(request: FastifyRequest, reply: FastifyReply) {
      const user = known.get(request) ?? (await guard(request.headers.authorization));
      limits.countHere('calls', user.id);
      return send(request, reply.headers(own), await handle(request, user));
    }

    async function forEither(request: FastifyRequest, reply: FastifyReply) {
      return send(request, reply.headers(own), await handle(request, await sessionUserOf(request)));
    }

    const largest = endpoint.access === 'user' ? LARGEST_BODY : LARGEST_GUEST_BODY;
    /** Before the body is read: a stranger's takes no memory, and nobody's takes all of it. */
    async function letIn(request: FastifyRequest, reply: FastifyReply) {
      if (endpoint.access === 'user') {
        const user = await guard(request.headers.authorization);
        // A body may take its time, and the session end meanwhile: then it is looked at again.
        if (request.raw.complete) known.set(request, user);
      }
      reserveMemory(request, reply, largest);
    }
    bound.push(endpoint);
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      bodyLimit: largest,
      ...(endpoint.method !== 'GET' && { onRequest: letIn }),
      handler: { user: forUser, either: forEither, anyone: forAnyone }[endpoint.access],
    });
  };
  return {
    bind,
    bound,
    reserveMemory,
    read: async (path, given, ip) => {
      const handle = publicReads.get(path);
      if (handle === undefined) throw notFound('Endpoint');
      const reply = await handle(given, ip);
      return isCachedResponse(reply) ? JSON.parse(reply.plain.bytes.toString()) : reply;
    },
  };

  /** A person without a session, or with one that has ended, is a guest. */
  async function sessionUserOf(request: FastifyRequest): Promise<SessionUser | undefined> {
    if (request.headers.authorization === undefined) return undefined;
    try {
      return await guard(request.headers.authorization);
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return undefined;
      throw error;
    }
  }
}

function deviceOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);
}

function send(request: FastifyRequest, reply: FastifyReply, content: unknown): FastifyReply {
  if (content instanceof StreamedLines) return sendLines(reply, content);
  if (content instanceof StreamedResponse) return sendStreamed(reply, content);
  if (!isCachedResponse(content)) return reply.send(content);
  sendCached(request, reply, content);
  return reply;
}

/** Checks every part of the input before refusing: one reply names all bad fields. */
function readInput(endpoint: Endpoint, request: Pick<FastifyRequest, 'params' | 'query' | 'body'>) {
  const errors: FieldErrors = {};
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value, { error: missing });
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

/** A missing field is called missing; the library would say that it has received undefined. */
const missing: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? 'This field is required' : undefined;

function collect(errors: FieldErrors, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    const messages = errors[field] ?? [];
    errors[field] = [...messages, issue.message];
  }
}
