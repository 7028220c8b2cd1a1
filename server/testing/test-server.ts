import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { register } from '#contract/account.ts';
import type { Call, Endpoint, Reply } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/envelope.ts';
import type { Language } from '#languages/index.ts';
import { buildApp, type Services } from '../app.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import type { Db } from '../database/database.ts';
import { noLimits } from '../http/limits.ts';
import { builtContentFolder } from '../process/built-content.ts';
import { packageRoot } from '../process/package-root.ts';
import { type ReaderText, takeApart } from '../reader/take-apart.ts';
import { loadTexts } from '../reader/texts.ts';
import type { Reminding } from '../reminders/routes.ts';
import { catalogue } from './catalogue.ts';
import { isBuilt } from './is-built.ts';
import { testDatabases } from './test-database.ts';

/** The English texts people read; taking all of them apart would cost every test file the start of 17 languages. */
export const texts = isBuilt
  ? (JSON.parse(readFileSync(join(builtContentFolder, 'texts.json'), 'utf8')) as ReaderText[]).filter(
      inEnglish,
    )
  : await takeApart(loadTexts(join(packageRoot, 'content/texts')).filter(inEnglish), languagesOf(catalogue));

function inEnglish({ learn }: { learn: Language }): boolean {
  return learn === 'en';
}

/** As a server with mail has it; nobody is sent anything unless a test makes a sender. */
const reminding: Reminding = {
  toRepeat: async () => undefined,
  endTokens: { make: userId => userId, read: () => undefined },
  hasMail: true,
  wake: () => {},
};

export const PASSWORD = 'correct horse';

/**
 * The whole server on a fresh real database, spoken to through HTTP; everything is gone when the test ends. Without a voice
 * of the test's own, speech is down.
 */
export async function startTestServer(services: Partial<Services> = {}) {
  const db = services.db ?? (await openTestDatabase());
  const app = buildApp({
    db,
    catalogue,
    texts,
    reminding,
    voice: silentVoice,
    limits: noLimits,
    ...services,
  });
  onTestFinished(async () => {
    await app.close();
    await db.close();
  });

  /** Sends raw HTTP. */
  const send = (options: InjectOptions) => app.inject(options);

  /** Calls an endpoint as the browser does; the reply has been checked against the contract. */
  async function call<E extends Endpoint>(endpoint: E, given: Call<E>, token?: string): Promise<Reply<E>> {
    const response = await send(requestOf(endpoint, given, token));
    if (response.statusCode !== 200)
      throw new Error(`${endpoint.path}: ${response.statusCode} ${response.body}`);
    return endpoint.reply.parse(response.json()) as Reply<E>;
  }

  /** Calls an endpoint that has to refuse; the refusal has been checked against the one error shape. */
  async function refusal<E extends Endpoint>(endpoint: E, given: unknown, token?: string) {
    const response = await send(requestOf(endpoint, given as Call<E>, token));
    return { status: response.statusCode, headers: response.headers, ...ErrorReply.parse(response.json()) };
  }

  /** Makes an account with an e-mail of its own and returns its token and user. */
  async function registerUser(fields: Partial<Call<typeof register>['body']> = {}) {
    const email = `${randomUUID()}@example.org`;
    const body = { name: 'Olena', email, password: PASSWORD, password_confirmation: PASSWORD, ...fields };
    const reply = await call(register, { body });
    if (!('access_token' in reply)) throw new Error('The registration awaits the answer to an e-mail');
    return { token: reply.access_token, user: reply.user };
  }

  return { app, db, send, call, refusal, registerUser };
}

/** A fresh database on the engine that is always there. */
export async function openTestDatabase(): Promise<Db> {
  const [first] = testDatabases();
  if (first === undefined) throw new Error('No database to test on');
  return first.open();
}

export const silentVoice: Services['voice'] = {
  synthesize: () => Promise.reject(new Error('This test has no voice')),
  warmUp: async () => {},
  close: async () => {},
};

function requestOf<E extends Endpoint>(endpoint: E, given: Call<E>, token?: string): InjectOptions {
  const {
    params = {},
    query = {},
    body,
  } = given as { params?: Record<string, string>; query?: object; body?: object };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    method: endpoint.method,
    url: `/api${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(body !== undefined && { payload: body }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  };
}
