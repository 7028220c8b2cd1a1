import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ankiConnect, ankiConnectWithKey } from '#contract/anki-connect.ts';
import { checkProgram } from '../../account/program-store.ts';
import { findUser } from '../../account/store.ts';
import { parseToken, type TokenParts } from '../../account/token.ts';
import type { Db } from '../../database/database.ts';
import { LARGEST_BODY, type ReserveMemory } from '../../http/body-memory-limit.ts';
import { RequestError } from '../../http/errors.ts';
import type { Limits } from '../../http/limits.ts';
import { ACTIONS, API_VERSION, type Person } from './actions.ts';
import { AnkiError } from './anki-error.ts';
import { createCollections } from './collection.ts';
import { requestEffort } from './effort.ts';
import { letExtensionsIn } from './extension-access.ts';

type Services = { db: Db; limits: Limits; clock: () => number; reserveMemory: ReserveMemory };
type AnkiRequest = z.infer<typeof ankiConnect.body>;

/** A request without a version means the oldest that AnkiConnect still speaks; from this one on replies are wrapped. */
const OLDEST_VERSION = 4;
const FIRST_WRAPPED_VERSION = 5;
const MOST_ACTIONS = 100;

/**
 * The address for programs that add words to Anki. What it refuses it tells as AnkiConnect does, with status 200 and an `error`: these
 * programs show no others.
 */
export function ankiConnectRoutes(
  app: FastifyInstance,
  { db, limits, clock, reserveMemory }: Services,
): void {
  const collectionOf = createCollections(db, clock);

  for (const { path } of [ankiConnect, ankiConnectWithKey]) {
    app.options(path, (request, reply) => {
      letExtensionsIn(request, reply);
      return reply.code(204).send();
    });
    app.post(path, {
      bodyLimit: LARGEST_BODY,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store');
        letExtensionsIn(request, reply);
        reserveMemory(request, reply, LARGEST_BODY);
      },
      handler: async request => {
        const { action, version = OLDEST_VERSION, params, key } = readRequest(request.body);
        if (action === 'requestPermission')
          return wrapped(version, { permission: 'granted', requireApikey: true, version: API_VERSION });
        const { key: inAddress } = request.params as { key?: string };
        const person = await personOf(inAddress ?? key, request.ip);
        if (action !== 'multi') return wrapped(version, await act(person, action, params));
        return wrapped(version, await actInTurn(person, params));
      },
      errorHandler: (error, _request, reply) => {
        if (error instanceof AnkiError) return reply.send(refused(error));
        const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500);
        // What an operator has to know of, and a page that is shut out, go the way of all others.
        if (status >= 500 || status === 403) throw error;
        return reply.code(200).send(refused(error));
      },
    });
  }

  /** @throws AnkiError for a key that opens nothing, and a page's limit as 429 */
  async function personOf(key: string | undefined, ip: string) {
    const token = parseToken(key ?? '');
    if (token === undefined || !(await checkProgram(db, token, clock()))) {
      await limits.use('wrongKeys', ip);
      throw new AnkiError('valid api key must be provided');
    }
    return describePerson(token);
  }

  async function describePerson({ userId, hash }: TokenParts): Promise<Person & { count: () => void }> {
    const user = await findUser(db, userId);
    if (user === undefined) throw new AnkiError('valid api key must be provided');
    return {
      collection: collectionOf(userId),
      learn: user.learning_language,
      lang: user.language,
      countChange: () => limits.use('cards', userId),
      count: () => limits.countHere('programActions', hash),
      spend: requestEffort(limits, userId),
      now: clock(),
    };
  }
}

type Acting = Person & { count: () => void };

async function act(person: Acting, name: string, params: unknown): Promise<unknown> {
  person.count();
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new AnkiError('unsupported action');
  return action(person, params);
}

/** Several actions of one request, each with a reply of its own shape; one that fails does not keep the next from being done. */
async function actInTurn(person: Acting, params: AnkiRequest['params']): Promise<unknown[]> {
  const actions = params?.actions;
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS)
    throw new AnkiError(`actions: at most ${MOST_ACTIONS} in a list`);
  const replies: unknown[] = [];
  for (const given of actions) {
    try {
      const { action, version = OLDEST_VERSION, params: own } = readRequest(given);
      replies.push(wrapped(version, await act(person, action, own)));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      replies.push(refused(error));
    }
  }
  return replies;
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof AnkiError || (error instanceof RequestError && error.status < 500);

/** asbplayer sends JSON as plain text, which the framework hands over as it came. */
function readRequest(body: unknown): AnkiRequest {
  const parsed = ankiConnect.body.safeParse(typeof body === 'string' ? parseJson(body) : body);
  if (!parsed.success) throw new AnkiError('the request is not one of AnkiConnect');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnkiError('the request is not JSON');
  }
}

function wrapped(version: number, result: unknown): unknown {
  return version < FIRST_WRAPPED_VERSION ? result : { result, error: null };
}

/** Of bad fields the first is named: programs show one sentence. */
function refused(error: Error) {
  const [[field, problems] = []] = error instanceof RequestError ? Object.entries(error.errors) : [];
  return { result: null, error: problems === undefined ? error.message : `${field}: ${problems[0]}` };
}
