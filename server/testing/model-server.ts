import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
};
export type AskedModel = { path: string; authorization: string | undefined; body: ChatRequest };

/** What the model is to do with a question. */
export type ModelScript = (response: ServerResponse, asked: AskedModel) => void;

/** A language model on this machine that does what a test says, until it is closed; `asked` is all it was asked, `left` how often it was hung up on. */
export async function openModelServer(first: ModelScript) {
  const asked: AskedModel[] = [];
  const state = { script: first, left: 0 };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    // Whoever asked has left before all of the question was there.
    if (body === undefined) return void response.destroy();
    const { authorization } = request.headers;
    const question = { path: `${request.method} ${request.url}`, authorization, body };
    asked.push(question);
    response.once('close', () => {
      if (!response.writableFinished) state.left += 1;
    });
    state.script(response, question);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, state, close };
}

async function bodyOf(request: IncomingMessage): Promise<ChatRequest | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
  } catch {
    return undefined;
  }
}

export const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
export const FINISHED = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`;
export const usage = (tokens: number) =>
  `data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`;

/** Begins an answer. */
export function begin(response: ServerResponse, ...pieces: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) response.write(chunk(piece));
}

/** Answers a text, word by word, as a model does that works. */
export const says =
  (text: string, tokens = 50): ModelScript =>
  response => {
    begin(response, ...(text.match(/\s*\S+\s*$|\s*\S+/g) ?? []));
    response.end(`${FINISHED}${usage(tokens)}data: [DONE]\n\n`);
  };
