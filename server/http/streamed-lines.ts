import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** JSON lines that are sent as they are made: each is one `Line` of the contract. */
export class StreamedLines<Line> {
  /** Makes the lines until there are no more, or the signal says that nobody reads them any longer. It does not throw. */
  readonly make: (signal: AbortSignal) => AsyncIterable<Line>;

  constructor(make: (signal: AbortSignal) => AsyncIterable<Line>) {
    this.make = make;
  }
}

export function sendLines(reply: FastifyReply, { make }: StreamedLines<unknown>): FastifyReply {
  const left = new AbortController();
  // A generator that waits for its next line cannot be ended from outside.
  reply.raw.once('close', () => left.abort());
  return (
    reply
      .header('content-type', 'application/jsonl; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      // What stands before this server is not to gather lines.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(written(make(left.signal)), { objectMode: false, highWaterMark: 1 }))
  );
}

async function* written(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}
