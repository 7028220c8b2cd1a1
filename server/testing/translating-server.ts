import type { Db } from '../database/database.ts';
import { noLimits } from '../http/limits.ts';
import { libreTranslate } from '../translation/providers/libre-translate.ts';
import { createTranslator } from '../translation/translator.ts';
import { memoryLog } from './memory-log.ts';
import { testDatabases } from './test-database.ts';
import { startTestServer } from './test-server.ts';
import { startService } from './test-translation-service.ts';
import { reply, type ServiceResponse } from './translation-service.ts';

type Options = {
  reply: ServiceResponse;
  db: Db;
  limits?: typeof noLimits;
  clock?: () => number;
  timeoutMs?: number;
};

/** Long enough for a busy machine. */
export const TIMEOUT_MS = 10_000;

/** What is asked of `translateWord` where the built-in data knows nothing. */
export const unknownWord = { params: { word: 'qwrtpl' }, query: { lang: 'de' } } as const;

/** The whole server with a stand-in for LibreTranslate. */
export async function startTranslatingServer(options: Options) {
  const { reply, db, limits = noLimits, clock, timeoutMs = TIMEOUT_MS } = options;
  const service = await startService(reply);
  const provider = libreTranslate({ url: service.url, key: undefined });
  const { log, lines } = memoryLog();
  const translator = createTranslator({ provider, db, timeoutMs, log, ...(clock && { clock }) });
  return { ...(await startTestServer({ db, limits, translator })), ...service, lines };
}

/** A new SQLite database, for what is the same on all. */
export async function openSqlite(): Promise<Db> {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error('No database to test on');
  return sqlite.open();
}

/** A service that translates everything so. */
export const says =
  (translatedText: string): ServiceResponse =>
  response =>
    reply(response, 200, { translatedText });

/** A service that is broken. */
export const fails: ServiceResponse = response => reply(response, 500, { error: 'oops' });
