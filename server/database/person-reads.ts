import { type Log, silentLog } from '../process/log.ts';
import { circuitBreaker } from '../resilience/circuit-breaker.ts';
import { withinTime } from '../resilience/time-limit.ts';
import { number } from './columns.ts';
import { type Db, type Queries, sqlOne } from './database.ts';

/** The counts of a person's changes: of the dictionary and own cards, of what is known, or of both together. */
type Counted = 'dictionary' | 'learning' | 'both';

/** What has been seen of a person on the main database: so many changes at least. */
export type Seen = { userId: string; counted: Counted; revision: number };

/**
 * Reads what is kept of a person, as it was when they had made so many changes or later: from the replica where it has come that far, and
 * otherwise from the main database. `read` may be called twice, and only reads.
 */
export type PersonReads = <T>(seen: Seen, read: (queries: Queries) => Promise<T>) => Promise<T>;

/** Where reads went since the start. */
export type ReadCounts = Record<'replica' | 'behind' | 'failed', number>;

/** What a replica may take for a read, beginning to end; what takes longer is read from the main database. */
const PATIENCE_MS = 1_500;

const selectRevisions = sqlOne(
  'select-revisions-read',
  'select dictionary_revision, learning_revision from users where id = $1',
  { dictionary_revision: number, learning_revision: number },
);

export const readMain =
  (main: Queries): PersonReads =>
  (_, read) =>
    read(main);

type Replica = { main: Db; replica: Db; log?: Log; clock?: () => number };

/**
 * Reads from a replica. One transaction asks it how far it has come with this person and then reads: both answers are then of
 * one server, even where several share the address. Whatever it does wrong, the main database is asked instead; after three
 * failures in a row it is left alone for half a minute.
 */
export function readReplica({ main, replica, log = silentLog, clock = Date.now }: Replica): {
  reads: PersonReads;
  counts: ReadCounts;
} {
  const breaker = circuitBreaker(clock);
  const counts: ReadCounts = { replica: 0, behind: 0, failed: 0 };
  let isAway = false;

  async function fromReplica<T>(seen: Seen, read: (queries: Queries) => Promise<T>) {
    const found = await withinTime(PATIENCE_MS, () =>
      replica.transaction(async queries =>
        (await hasCome(queries, seen)) ? { result: await read(queries) } : undefined,
      ),
    );
    breaker.succeeded();
    counts[found === undefined ? 'behind' : 'replica'] += 1;
    if (isAway) log.warn({}, 'the read replica is back');
    isAway = false;
    return found;
  }

  async function reads<T>(seen: Seen, read: (queries: Queries) => Promise<T>): Promise<T> {
    if (!breaker.mayTry()) return read(main);
    try {
      const found = await fromReplica(seen, read);
      if (found !== undefined) return found.result;
    } catch (error) {
      breaker.failed();
      counts.failed += 1;
      if (!isAway) log.warn({ err: error }, 'the read replica fails; the main database is read instead');
      isAway = true;
    }
    return read(main);
  }
  return { reads, counts };
}

async function hasCome(queries: Queries, { userId, counted, revision }: Seen): Promise<boolean> {
  const [row] = await queries.query(selectRevisions, [userId]);
  if (row === undefined) return false;
  const { dictionary_revision: dictionary, learning_revision: learning } = row;
  return { dictionary, learning, both: dictionary + learning }[counted] >= revision;
}
