export type StartedPostgres = { url: string; stop(): void } | { reason: string; url?: undefined };
/** Starts an empty PostgreSQL, which ends with this process at the latest. */
export function startPostgres(): Promise<StartedPostgres>;
/** Where the programs of PostgreSQL are, and the account to run them as; or the reason why they cannot be run. */
export function findPostgres():
  | { folder: string; account: { uid?: number; gid?: number } }
  | { reason: string; folder?: undefined };
/** Starts a streaming replica of the server at an address on this machine. */
export function startReplica(primaryUrl: string): Promise<StartedPostgres>;
