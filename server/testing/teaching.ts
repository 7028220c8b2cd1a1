import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Log } from '../process/log.ts';
import { openAiModel } from '../teacher/model.ts';
import { createTeacher } from '../teacher/teacher.ts';
import { type ModelScript, openModelServer } from './model-server.ts';
import { startTestServer } from './test-server.ts';

type Needs = Parameters<typeof startTestServer>[0] & { answersADay?: number; tokensADay?: number; log?: Log };

/** The whole server with a teacher whose model does what a test says. */
export async function startTeachingServer(script: ModelScript, needs: Needs = {}) {
  const { answersADay = 30, tokensADay = 1_000_000, log, ...services } = needs;
  const model = await openModelServer(script);
  onTestFinished(model.close);
  const { clock } = services;
  const asking = openAiModel({
    ...{ url: model.url, name: 'tiny', key: 'secret-key' },
    ...{ timeoutMs: 20_000, silenceMs: 20_000 },
  });
  const teacher = createTeacher({ model: asking, ...(clock && { clock }), ...(log && { log }) });
  const server = await startTestServer({
    ...services,
    teaching: { teacher, budget: { answersADay, tokensADay } },
  });

  /** Asks the teacher, and returns the status and the lines of the reply, all of them. */
  async function ask(path: string, body: object, token?: string) {
    const options: InjectOptions = {
      ...{ method: 'POST', url: `/api${path}`, payload: body },
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    };
    return readLines(await server.send(options));
  }
  return { ...server, model, ask };
}

type Line = {
  kind?: string;
  text?: string;
  code?: string;
  answers_left?: number;
  turn?: Record<string, unknown>;
};

function readLines({ statusCode, headers, body }: LightMyRequestResponse) {
  const lines = body
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line);
  const said = lines.flatMap(({ text }) => text ?? []).join('');
  return { status: statusCode, headers, lines, said, last: lines.at(-1) };
}
