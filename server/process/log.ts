import { type DestinationStream, type Logger, pino } from 'pino';

/** The part of the logger that features use: details first, as pino has it. */
export type Log = { warn(details: object, message: string): void };

/** For tests and programs that nobody watches. */
export const silentLog: Log = { warn: () => {} };

/** The one logger of a process: a line of JSON for every message of `level` and above, to standard output by default. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return destination === undefined ? pino({ level }) : pino({ level }, destination);
}
