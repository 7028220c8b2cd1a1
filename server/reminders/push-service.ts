import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushDevice } from '#contract/reminders.ts';
import { type CircuitBreaker, circuitBreaker } from '../resilience/circuit-breaker.ts';
import { publicLookup, type World } from '../resilience/public-lookup.ts';
import { withinTime } from '../resilience/time-limit.ts';
import { encryptPush, type ServerKeys, vapidHeader } from './web-push.ts';

/** What became of a message: the push service has it, as far as is known; it knows no such browser any more; it has not got it for sure. */
type Outcome = 'taken' | 'gone' | 'failed';

/** The services of browsers, which carry messages to them. */
export type PushService = {
  /** The key that browsers ask for messages with. */
  publicKey: string;
  /** Whether an address may be one of a push service, as far as it tells by itself. */
  mayBe(endpoint: string): boolean;
  send(device: PushDevice, message: string): Promise<Outcome>;
};

type Settings = World & {
  keys: ServerKeys;
  /** Whom push services may write to, as `mailto:` or `https:`. */
  contact?: string | undefined;
  clock?: () => number;
  timeoutMs?: number;
  /** Where services may listen; those of tests are on this machine, without encryption. */
  protocol?: 'https:' | 'http:';
  ports?: readonly string[];
};

const TIMEOUT_MS = 10_000;
/** Later than this a reminder of today would only annoy. */
const LIFE_SECONDS = 3 * 3600;
const MOST_SERVICES = 50;
const GONE = [404, 410];

/**
 * Sends to push services. Their addresses come from browsers, so from strangers: only https at the usual port, only to public addresses, looked
 * at when the connection is made; no redirect is followed, and of what is answered only the status is read.
 */
export function createPushService({
  keys,
  contact,
  clock = Date.now,
  timeoutMs = TIMEOUT_MS,
  protocol = 'https:',
  ports = [''],
  ...world
}: Settings): PushService {
  const { lookup, isInside } = publicLookup(world);
  const breakers = new Map<string, CircuitBreaker>();

  /** One that hangs keeps the others from nothing. */
  function breakerOf({ host }: URL): CircuitBreaker {
    const known = breakers.get(host) ?? circuitBreaker(clock);
    breakers.delete(host);
    breakers.set(host, known);
    const [oldest] = breakers.keys();
    if (breakers.size > MOST_SERVICES && oldest !== undefined) breakers.delete(oldest);
    return known;
  }

  function mayBe(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    const isPlain = url.username === '' && url.password === '' && ports.includes(url.port);
    return url.protocol === protocol && isPlain && !isInside(url);
  }

  function post(
    url: URL,
    body: Buffer,
    signal: AbortSignal,
    onWritten: () => void,
  ): Promise<IncomingMessage> {
    const headers = {
      authorization: vapidHeader(url.href, keys, { contact, now: clock() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: LIFE_SECONDS,
      urgency: 'normal',
      // Of several that wait for one browser the last one stays.
      topic: 'reminder',
    };
    return new Promise((fulfil, reject) => {
      const request = protocol === 'https:' ? requestHttps : requestHttp;
      const options = {
        method: 'POST',
        lookup,
        headers,
        signal,
        agent: false,
        maxHeaderSize: 16_384,
      } as const;
      const sent = request(url, options, fulfil);
      sent.on('error', reject);
      sent.on('finish', onWritten);
      sent.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    mayBe,
    async send({ endpoint, ...readingKeys }, message) {
      if (!mayBe(endpoint)) return 'gone';
      const body = encryptFor(readingKeys, message);
      // A browser that has named no key can read nothing.
      if (body === undefined) return 'gone';
      const url = new URL(endpoint);
      const breaker = breakerOf(url);
      if (!breaker.mayTry()) return 'failed';
      let isWritten = false;
      const onWritten = () => {
        isWritten = true;
      };
      try {
        const response = await withinTime(timeoutMs, signal => post(url, body, signal, onWritten));
        response.destroy();
        const { statusCode = 0 } = response;
        if (statusCode >= 500 || statusCode === 429) breaker.failed();
        else breaker.succeeded();
        if (GONE.includes(statusCode)) return 'gone';
        return statusCode >= 200 && statusCode < 300 ? 'taken' : 'failed';
      } catch {
        breaker.failed();
        // It may have come: nobody is reminded twice for the sake of an answer that got lost.
        return isWritten ? 'taken' : 'failed';
      }
    },
  };
}

function encryptFor(keys: Omit<PushDevice, 'endpoint'>, message: string): Buffer | undefined {
  try {
    return encryptPush(message, keys);
  } catch {
    return undefined;
  }
}
