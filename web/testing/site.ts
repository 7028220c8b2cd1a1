import type { InjectOptions } from 'fastify';
import type { Services } from '#server/app.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { type Scripted, startReplyServer } from './reply-server.ts';

/**
 * The real server on a fresh database behind a real port, with the window at its address. `replies` stand in for the calls
 * whose failures a test wants to see, by their path.
 */
export async function startSite(replies: Record<string, Scripted> = {}, services: Partial<Services> = {}) {
  const server = await startTestServer(services);
  const front = await startReplyServer(replies, async ({ method, path, headers, body }) => {
    const { authorization, 'content-type': type } = headers;
    const reply = await server.send({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, body: reply.body };
  });
  return { ...server, ...front };
}
