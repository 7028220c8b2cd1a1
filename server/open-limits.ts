import { Redis } from 'iovalkey';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from './env.ts';
import { createLimits, type Limits, noLimits } from './limits.ts';

/** Limits as the settings want them: off, counted in Valkey for all servers together, or in this process. */
export function openLimits(env: Pick<Env, 'RATE_LIMITS' | 'VALKEY_URL'>): {
  limits: Limits;
  close(): Promise<void>;
} {
  if (env.RATE_LIMITS === 'off') return { limits: noLimits, close: async () => {} };
  if (env.VALKEY_URL === undefined) return { limits: createLimits(), close: async () => {} };
  const client = new Redis(env.VALKEY_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  // The library retries by itself; without a listener a lost connection would end the process.
  client.on('error', () => {});
  const limits = createLimits(
    rule =>
      new RateLimiterRedis({ ...rule, storeClient: client, insuranceLimiter: new RateLimiterMemory(rule) }),
  );
  return { limits, close: async () => client.disconnect() };
}
