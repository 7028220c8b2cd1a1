import { foldForm } from '#contract/search.ts';
import type { Db } from '../database/database.ts';
import { serviceUnavailable } from '../http/errors.ts';
import { type Log, silentLog } from '../process/log.ts';
import { circuitBreaker } from '../resilience/circuit-breaker.ts';
import { withinTime } from '../resilience/time-limit.ts';
import { type Provider, ProviderError, type TranslationRequest } from './providers/provider.ts';
import { findTranslation, pruneTranslations, saveTranslation } from './store.ts';

/** Translates sentences, and words that the built-in data lacks. */
export type Translator = {
  /**
   * Null when no translation is known.
   *
   * @param admit called before a request leaves the server; what it throws is passed on
   * @throws RequestError 503 when the service fails or is left alone for a while; that is not remembered
   */
  translate(request: TranslationRequest, admit: () => Promise<void>): Promise<string | null>;
};

type TranslatorOptions = {
  provider: Provider;
  db: Db;
  timeoutMs: number;
  clock?: () => number;
  log?: Log;
};

/** Asks a provider: in bounded time, once for all who ask the same meanwhile, and never again once it has answered. */
export function createTranslator({
  clock = Date.now,
  log = silentLog,
  ...needs
}: TranslatorOptions): Translator {
  const breaker = circuitBreaker(clock);
  const memory = memoryOf({ ...needs, clock, log });
  const underWay = new Map<string, Promise<string | null>>();

  async function ask(request: TranslationRequest): Promise<string | null> {
    try {
      const translate = (signal: AbortSignal) => needs.provider.translate(request, signal);
      const text = await withinTime(needs.timeoutMs, translate);
      breaker.succeeded();
      const translation = meaningfulText(text, request);
      await memory.keep(request, translation);
      return translation;
    } catch (error) {
      log.warn({ err: error }, `translation by ${needs.provider.name} failed`);
      if (!(error instanceof ProviderError && error.isRefusal)) {
        breaker.failed(error instanceof ProviderError ? error.retryAfterMs : undefined);
        throw isDown();
      }
      breaker.succeeded();
      return null;
    }
  }

  return {
    async translate(request, admit) {
      const kept = await memory.recall(request);
      if (kept !== undefined) return kept;
      const key = `${request.source} ${request.target} ${request.text}`;
      const running = underWay.get(key);
      if (running !== undefined) return running;
      // Before the visitor's limit is charged; the one try after a pause belongs to somebody who may go on.
      if (breaker.isPaused()) throw isDown();
      await admit();
      const begun = underWay.get(key);
      if (begun !== undefined) return begun;
      if (!breaker.mayTry()) throw isDown();
      const asked = ask(request).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
}

/** After a year a service may know better. */
const LONGEST_KEPT_MS = 365 * 24 * 3_600_000;
const MOST_KEPT = 200_000;
/** With their translations up to three kilobytes each. */
const MOST_SENTENCES_KEPT = 20_000;
const SAVED_BETWEEN_PRUNINGS = 1000;

/** Earlier replies. They are a convenience: while the database is away the service is asked each time. */
function memoryOf({ provider, db, clock, log }: Omit<Required<TranslatorOptions>, 'timeoutMs'>) {
  let saved = 0;
  const lost = (error: unknown) => log.warn({ err: error }, 'translations cannot be kept') as undefined;

  async function keep(request: TranslationRequest, translation: string | null): Promise<void> {
    const now = clock();
    await saveTranslation(db, { ...request, provider: provider.name, translation, now });
    if (saved % SAVED_BETWEEN_PRUNINGS === 0)
      await pruneTranslations(db, {
        since: now - LONGEST_KEPT_MS,
        most: MOST_KEPT,
        mostSentences: MOST_SENTENCES_KEPT,
      });
    saved += 1;
  }

  return {
    recall: (request: TranslationRequest) => findTranslation(db, request, provider.name).catch(lost),
    keep: (request: TranslationRequest, translation: string | null) => keep(request, translation).catch(lost),
  };
}

const NOT_SHOWN = /[\p{Cc}\p{Cn}\uFFFD\u202A-\u202E\u2066-\u2069]/gu;

/** Without what no database takes and no screen shows: half surrogate pairs, control characters (NUL among them), marks of direction. */
export function tidy(text: string): string {
  return text.toWellFormed().replace(NOT_SHOWN, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A short word may take a few to translate, and a Chinese sentence many more letters in another script; what is longer is prose. */
const longestTranslation = (text: string) => Math.max(120, 8 * text.length);

/** For a word they do not know machines return the word itself, or with prose. */
function meaningfulText(reply: string, { text, target }: TranslationRequest): string | null {
  const translation = tidy(reply);
  const isEcho = foldForm(target, translation) === foldForm(target, text);
  return translation === '' || isEcho || translation.length > longestTranslation(text) ? null : translation;
}

// In the words of docs/specification.md; the code tells the browser that it is worth another try.
const isDown = () => serviceUnavailable('translation not found');
