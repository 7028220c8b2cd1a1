import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { loadCatalogue } from './catalogue/load.ts';
import { createMailing } from './contact/mailing.ts';
import { mailSettings } from './contact/options.ts';
import { createPostman } from './contact/postman.ts';
import { openDatabase } from './database/open.ts';
import { readEnv } from './env.ts';
import { openLimits } from './open-limits.ts';
import { packageRoot } from './package-root.ts';
import { loadTexts } from './reader/texts.ts';
import { loadSite } from './site.ts';
import { createVoice } from './speech/voice.ts';
import { chooseProvider } from './translation/providers/choose-provider.ts';
import { createTranslator } from './translation/translator.ts';

const env = readEnvOrStop();
mkdirSync(env.DATA_DIR, { recursive: true });
const db = await openDatabaseOrStop();
const catalogue = loadCatalogue(join(packageRoot, 'content'));
const voice = createVoiceOrStop();
const limits = openLimits(env);
const provider = chooseProvider(env);
const mail = mailSettings(env);
const mailing = mail && createMailing({ db, postman: createPostman(mail) });
const built = join(packageRoot, 'dist/web');
const app = buildApp({
  db,
  catalogue,
  texts: loadTexts(join(packageRoot, 'content/texts')),
  translator: provider && createTranslator({ provider, db, timeoutMs: env.TRANSLATE_TIMEOUT_MS }),
  voice,
  limits: limits.limits,
  mailing,
  site: existsSync(built) ? loadSite(built) : undefined,
  logLevel: env.LOG_LEVEL,
  trustProxy: env.TRUST_PROXY === 'on',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
await app
  .listen({ port: env.PORT, host: env.HOST })
  .catch(error => stopWith(`Cannot listen: ${error.message}`));
mailing?.wake();
void voice.warmUp();
const [address] = app.addresses();
process.stdout.write(
  `Slova listens at http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${address?.port}\n`,
);

async function stop(): Promise<void> {
  await app.close();
  await mailing?.close();
  await Promise.all([voice.close(), limits.close(), db.close()]);
}

function readEnvOrStop() {
  try {
    return readEnv(process.env);
  } catch (error) {
    return stopWith((error as Error).message);
  }
}

function openDatabaseOrStop() {
  const opened = openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  return opened.catch(error => stopWith(`The database cannot be opened: ${error.message}`));
}

function createVoiceOrStop() {
  try {
    return createVoice({ dataDir: env.DATA_DIR, spokenForm: catalogue.spokenForm, settings: env, db });
  } catch (error) {
    return stopWith((error as Error).message);
  }
}

/** A plain sentence for the operator instead of a stack trace. */
function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
