import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may keep us waiting, in milliseconds. */
export type TimeLimits = {
  headersMs: number;
  /** Headers and body together: a body of a megabyte at 20 kB a second. */
  requestMs: number;
  /** For bytes of a response that stay in our memory because nobody takes them. */
  unreadMs: number;
  /** How often all that is looked after. */
  lookMs: number;
};

export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  unreadMs: 60_000,
  lookMs: 5_000,
};

/** Bytes that were waiting in a connection, as a place in all that was ever written to it. */
type Behind = { until: number; since: number };

/**
 * Cuts connections whose client does not read its response. Node itself has time limits for what comes in only. It looks at all
 * connections now and then, so a request costs nothing.
 */
export function cutUnreadResponses(server: Server, { unreadMs, lookMs }: TimeLimits): void {
  const behind = new Map<Socket, Behind | undefined>();
  server.on('connection', socket => {
    behind.set(socket, undefined);
    socket.once('close', () => behind.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, known] of behind) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) behind.set(socket, undefined);
      else if (known === undefined || taken >= known.until)
        behind.set(socket, { until: socket.bytesWritten, since: now });
      else if (now - known.since >= unreadMs) socket.destroy();
    }
  }, lookMs).unref();
  server.once('close', () => clearInterval(timer));
}
