export type StartedPostgres = { url: string; stop(): void } | { reason: string; url?: undefined };
/** Starts an empty PostgreSQL, which ends with this process at the latest. */
export function startPostgres(): Promise<StartedPostgres>;
/** Starts a streaming replica of the server at an address on this machine. */
export function startReplica(primaryUrl: string): Promise<StartedPostgres>;
