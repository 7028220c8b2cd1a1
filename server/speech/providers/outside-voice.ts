import type { Log } from '#server/process/log.ts';
import { circuitBreaker } from '../../outside/circuit-breaker.ts';
import { withinTime } from '../../outside/time-limit.ts';
import type { Provider, ProviderRequest } from './provider.ts';

/** A provider that never fails a request: undefined means that the embedded engine shall speak. */
export type OutsideVoice = {
  name: string;
  speak(request: Omit<ProviderRequest, 'signal'>): Promise<Uint8Array | undefined>;
};

type Options = { timeoutMilliseconds: number; log: Log; clock: () => number };

/** Bounds a provider's time and stops asking it for a while when it keeps failing. Never rejects. */
export function outsideVoice(provider: Provider, { timeoutMilliseconds, log, clock }: Options): OutsideVoice {
  const breaker = circuitBreaker(clock);
  return {
    name: provider.name,
    async speak(request) {
      if (!breaker.mayTry()) return undefined;
      const speak = (signal: AbortSignal) => provider.speak({ ...request, signal });
      try {
        const bytes = await withinTime(timeoutMilliseconds, speak);
        breaker.succeeded();
        return bytes;
      } catch (error) {
        breaker.failed();
        log.warn({ err: error }, `the voice of ${provider.name} failed`);
        return undefined;
      }
    },
  };
}
