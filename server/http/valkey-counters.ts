import type { Redis } from 'iovalkey';
import type { Log } from '../process/log.ts';
import type { Counters, OwnCounters } from './counters.ts';

/** Nobody waits longer for a count; a Valkey that is well answers within one. */
const PATIENCE_MS = 300;
const CONNECT_MS = 2_000;
const START_MS = 1_000;
/** After a failure this server counts alone for so long before it asks again. */
const PAUSE_MS = 2_000;
/** A connection that has been useless for so long is replaced. */
const RENEW_MS = 10_000;

const PREFIX = 'slova ';

/** Each key with its points and seconds; the first that is used up ends it and is answered with what is left of its window. */
const USE = `
for index, key in ipairs(KEYS) do
  local used = redis.call('incrby', key, ARGV[1])
  local left = redis.call('pttl', key)
  if left < 0 then
    left = ARGV[2 * index + 1] * 1000
    redis.call('pexpire', key, left)
  end
  if used > tonumber(ARGV[2 * index]) then return left end
end
return -1`;
const GIVE_BACK = `if redis.call('exists', KEYS[1]) == 1 then redis.call('decrby', KEYS[1], ARGV[1]) end`;

/** Counters that several servers share. While Valkey is out of reach, silent or failing, this server counts alone. */
export async function valkeyCounters(
  url: string,
  own: OwnCounters,
  log: Log,
): Promise<Counters & { close(): Promise<void> }> {
  // Most servers have no Valkey and need not load its client.
  const { Redis: Client } = await import('iovalkey');
  const client = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: PATIENCE_MS,
    keepAlive: RENEW_MS,
  });
  const health = healthOf(client, log);
  await firstTry(client);

  async function attempt<T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (!health.mayTry()) return instead();
    try {
      const answer = await ask();
      health.succeeded();
      return answer;
    } catch (error) {
      health.failed(error);
      return instead();
    }
  }

  return {
    use: (budgets, points) =>
      attempt(
        async () => {
          const keys = budgets.map(({ key }) => PREFIX + key);
          const rules = budgets.flatMap(budget => [budget.points, budget.duration]);
          const msLeft = Number(await client.eval(USE, keys.length, ...keys, points, ...rules));
          return msLeft < 0 ? undefined : { msLeft };
        },
        () => own.use(budgets, points),
      ),
    giveBack: (key, points) =>
      attempt(
        async () => void (await client.eval(GIVE_BACK, 1, PREFIX + key, points)),
        () => own.giveBack(key, points),
      ),
    forget: key =>
      attempt(
        async () => void (await client.del(PREFIX + key)),
        () => own.forget(key),
      ),
    close: async () => client.disconnect(),
  };
}

/** Before the first request comes; a start does not wait for a Valkey that is away or silent. */
async function firstTry(client: Redis): Promise<void> {
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, START_MS);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    client.once('ready', settle).once('error', settle);
  });
}

/** Whether to ask; says once that Valkey is lost, and once that it is back. */
function healthOf(client: Redis, log: Log) {
  let pausedUntil = 0;
  let lostSince: number | undefined;

  function failed(error: unknown): void {
    const now = performance.now();
    pausedUntil = now + PAUSE_MS;
    if (lostSince === undefined)
      log.warn(
        { err: error },
        'Valkey is out of reach; this server counts its limits by itself until it is back',
      );
    lostSince ??= now;
    if (now - lostSince < RENEW_MS) return;
    lostSince = now;
    client.disconnect(true);
  }

  // The client tries again by itself; without a listener a lost connection would end the process.
  client.on('error', failed);
  return {
    failed,
    mayTry() {
      const now = performance.now();
      if (now < pausedUntil) return false;
      // One caller tries, the others do not wait for it.
      if (lostSince !== undefined) pausedUntil = now + PAUSE_MS;
      return true;
    },
    succeeded() {
      if (lostSince === undefined) return;
      lostSince = undefined;
      pausedUntil = 0;
      log.warn({}, 'Valkey is back; limits are counted together again');
    },
  };
}
