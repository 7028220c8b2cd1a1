import { hash, verify } from '@node-rs/argon2';
import { serviceUnavailable } from '../http/errors.ts';
import { fairQueue } from '../process/fair-queue.ts';

// OWASP's first choice for argon2id (the package's number 2): 19 MiB, two passes.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A flood of logins is the cheapest way to take every core, so only two hashes run at once and few may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
let running = 0;
const queue = fairQueue<{ from: string; begin: () => void; refuse: (error: Error) => void }>(MOST_WAITING);

/** How many wait for their turn. */
export const waitingHashes = (): number => queue.waiting.length;

/** @param from who asks, a person or a network: they have turns one after the other */
export const hashPassword = (password: string, from: string): Promise<string> =>
  inTurn(from, () => hash(password, ARGON2ID));

/**
 * Whether `password` belongs to `stored`. Without a stored hash it takes as long and says no: the time of a reply does not
 * reveal whether an account exists.
 *
 * @param from who asks, a person or a network: they have turns one after the other
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  from: string,
): Promise<boolean> {
  const isRight = await inTurn(from, async () => verify(stored ?? (await decoyHash()), password));
  return stored !== undefined && isRight;
}

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hash('no account has this password', ARGON2ID);
  return decoy;
}

async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await turnOf(from);
  try {
    return await work();
  } finally {
    const next = queue.take();
    if (next === undefined) running -= 1;
    else next.begin();
  }
}

function turnOf(from: string): Promise<void> {
  return new Promise((begin, refuse) => {
    const tooMuch = queue.add({ from, begin, refuse });
    tooMuch?.refuse(serviceUnavailable('Too many people are logging in. Please try again.'));
  });
}
