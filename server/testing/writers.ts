import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { catalogue } from './catalogue.ts';
import { answerOf } from './study.ts';
import { PASSWORD } from './test-server.ts';

const wordIds = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id));

/** What a writer got instead of an acknowledgement: a status with the server's message, or why there was no reply. */
type Refusal = string;

export type Writers = {
  /** The ids of the answers that a server has acknowledged, of all writers or of each. */
  acknowledged: Set<string>;
  byWriter: readonly ReadonlySet<string>[];
  refused: Refusal[];
  stop(): Promise<void>;
};

/** So many people who answer through a site, one answer after the other, and send again what was not acknowledged. */
export async function startWriters(site: string, count: number): Promise<Writers> {
  const acknowledged = new Set<string>();
  const refused: Refusal[] = [];
  let isOver = false;
  async function write(token: string, own: Set<string>): Promise<void> {
    while (!isOver) {
      // Of one word a day holds a hundred answers.
      const wordId = wordIds[acknowledged.size % wordIds.length];
      const answer = answerOf({ wordId, answeredAt: Date.now() });
      while (!isOver) {
        const refusal = await refusalOf(
          ask(`${site}/api/tests/answers`, { token, body: { answers: [answer] } }),
        );
        if (refusal === undefined) {
          acknowledged.add(answer.id);
          own.add(answer.id);
        } else refused.push(refusal);
        await sleep(40);
        if (refusal === undefined) break;
      }
    }
  }
  onTestFinished(() => {
    isOver = true;
  });
  const people = await Promise.all(Array.from({ length: count }, () => register(site)));
  const byWriter = people.map(() => new Set<string>());
  const writing = people.map(({ token }, place) => write(token, byWriter[place] ?? new Set()));
  return {
    acknowledged,
    byWriter,
    refused,
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

async function refusalOf(sent: Promise<Response>): Promise<Refusal | undefined> {
  try {
    const reply = await sent;
    if (reply.status === 200) return undefined;
    const text = await reply.text();
    return `${reply.status} ${/"message":"([^"]*)"/.exec(text)?.[1] ?? text}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Makes an account at a server or a balancer. */
export async function register(url: string): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@example.org`;
  const body = { name: 'Olena', email, password: PASSWORD, password_confirmation: PASSWORD };
  const reply = await ask(`${url}/api/register`, { body });
  return { email, token: ((await reply.json()) as { access_token: string }).access_token };
}

/** Sends a request, a POST where there is a body, and waits 15 seconds for its reply. */
export function ask(url: string, { token, body }: { token?: string; body?: object }): Promise<Response> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return fetch(url, {
    ...{ method: body ? 'POST' : 'GET', headers, signal: AbortSignal.timeout(15_000) },
    ...(body && { body: JSON.stringify(body) }),
  });
}
