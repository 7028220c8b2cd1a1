import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '../process/log.ts';
import { createLimits, type Limits, noLimits } from './limits.ts';

type Settings = { RATE_LIMITS: 'on' | 'off'; VALKEY_URL?: string | undefined };

type Opened = { limits: Limits; close(): Promise<void> };

/** Limits as the settings want them: off, counted in Valkey for all servers together, or in this process. */
export async function openLimits(settings: Settings, log: Log): Promise<Opened> {
  if (settings.RATE_LIMITS === 'off') return { limits: noLimits, close: async () => {} };
  if (settings.VALKEY_URL === undefined) return { limits: createLimits(), close: async () => {} };
  const client = await connect(settings.VALKEY_URL, log);
  const limits = createLimits(
    rule =>
      new RateLimiterRedis({ ...rule, storeClient: client, insuranceLimiter: new RateLimiterMemory(rule) }),
  );
  return { limits, close: async () => client.disconnect() };
}

async function connect(url: string, log: Log) {
  // Most servers have no Valkey and need not load its client.
  const { Redis } = await import('iovalkey');
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  let isLost = false;
  // The library retries by itself; without a listener a lost connection would end the process.
  client.on('error', error => {
    if (!isLost) log.warn({ err: error }, 'Valkey is out of reach; this server counts by itself');
    isLost = true;
  });
  client.on('ready', () => {
    isLost = false;
  });
  return client;
}
