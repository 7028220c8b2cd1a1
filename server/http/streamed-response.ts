import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** JSON that is too long to be in memory whole: its pieces are made as they are sent, and the browser saves them as a file. */
export class StreamedResponse<Content> {
  /** What the pieces amount to, for the contract. */
  declare readonly content: Content;
  readonly pieces: AsyncIterable<string>;
  readonly file: string;

  constructor(pieces: AsyncIterable<string>, file: string) {
    this.pieces = pieces;
    this.file = file;
  }
}

export function sendStreamed(reply: FastifyReply, { pieces, file }: StreamedResponse<unknown>): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces));
}
