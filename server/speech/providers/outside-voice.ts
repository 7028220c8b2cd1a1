import { characters } from '#contract/text-length.ts';
import type { Log } from '#server/process/log.ts';
import { RequestError } from '../../http/errors.ts';
import { circuitBreaker } from '../../resilience/circuit-breaker.ts';
import { withinTime } from '../../resilience/time-limit.ts';
import type { Provider, ProviderRequest } from './provider.ts';

/** A provider that never fails a request: undefined means that the embedded engine shall speak. */
export type OutsideVoice = {
  name: string;
  speak(
    request: Omit<ProviderRequest, 'signal'>,
    pay: (characters: number) => Promise<void>,
  ): Promise<Uint8Array | undefined>;
};

type Options = { timeoutMilliseconds: number; log: Log; clock: () => number };

/** Bounds a provider's time and stops asking it for a while when it keeps failing. Never rejects. */
export function outsideVoice(provider: Provider, { timeoutMilliseconds, log, clock }: Options): OutsideVoice {
  const breaker = circuitBreaker(clock);
  return {
    name: provider.name,
    async speak(request, pay) {
      if (breaker.isPaused() || !(await canPay(pay, request.text)) || !breaker.mayTry()) return undefined;
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

/** A visitor who has used up what a day allows hears the embedded engine. */
async function canPay(pay: (characters: number) => Promise<void>, text: string): Promise<boolean> {
  try {
    await pay(characters(text));
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}
