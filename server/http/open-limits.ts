import type { Log } from '../process/log.ts';
import { ownCounters } from './counters.ts';
import { createLimits, type Limits, noLimits } from './limits.ts';
import { valkeyCounters } from './valkey-counters.ts';

type Settings = {
  RATE_LIMITS: 'on' | 'off';
  VALKEY_URL?: string | undefined;
  SPEECH_DAILY_CHARACTERS: number;
  TRANSLATE_DAILY_CHARACTERS: number;
};

type Opened = { limits: Limits; close(): Promise<void> };

/** Limits as the settings want them: off, counted in Valkey for all servers together, or in this process. */
export async function openLimits(settings: Settings, log: Log): Promise<Opened> {
  if (settings.RATE_LIMITS === 'off') return { limits: noLimits, close: async () => {} };
  const own = ownCounters();
  const inAll = {
    voicedCharacters: settings.SPEECH_DAILY_CHARACTERS,
    translatedCharacters: settings.TRANSLATE_DAILY_CHARACTERS,
  };
  if (settings.VALKEY_URL === undefined)
    return { limits: createLimits({ own, inAll }), close: async () => {} };
  const { close, ...shared } = await valkeyCounters(settings.VALKEY_URL, own, log);
  return { limits: createLimits({ own, shared, inAll }), close };
}
