import type { Language } from '#languages/index.ts';

/** A word or a sentence of the language `source`. */
export type TranslationRequest = { text: string; source: Language; target: Language };

/** A translation service outside this process. `translate` returns its text and rejects with ProviderError on any failure. */
export type Provider = {
  name: string;
  translate(request: TranslationRequest, signal: AbortSignal): Promise<string>;
};

type Details = { isRefusal?: boolean; retryAfterMs?: number | undefined };

/** A service that was not reached, answered nonsense, or refused this one request (`isRefusal`: a language it does not have). */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly isRefusal: boolean;
  /** How long the service asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { isRefusal = false, retryAfterMs }: Details = {}) {
    super(message);
    this.isRefusal = isRefusal;
    this.retryAfterMs = retryAfterMs;
  }
}
