import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Render } from '#contract/rendering.ts';
import { createAccountEmails } from './account/emails/account-emails.ts';
import { waitingHashes } from './account/password.ts';
import { finishDeletions } from './account/person-data/deletion.ts';
import { sealFactors } from './account/second-factor/factor-secrets.ts';
import { buildApp } from './app.ts';
import { eraseDeletedCards } from './cards/changes.ts';
import { openCatalogue } from './catalogue/load.ts';
import { readStress, STRESS_FILE } from './catalogue/said-forms.ts';
import { languagesOf } from './catalogue/word-forms.ts';
import { databaseSettings } from './commands/settings.ts';
import { createMessageMail } from './contact/mail-messages.ts';
import { markMailed } from './contact/store.ts';
import { explainFailure } from './database/explain.ts';
import { fallBackTo } from './database/fallback-reads.ts';
import { openDatabase, openReplica } from './database/open.ts';
import { readMain, readReplica } from './database/person-reads.ts';
import { ownCardCache } from './dictionary/own-cards.ts';
import { readEnv } from './env.ts';
import { openLimits } from './http/open-limits.ts';
import { openSite } from './http/site.ts';
import { toRepeat } from './learning/to-repeat.ts';
import { eraseDeletedLists } from './lists/changes.ts';
import { createEmailQueue } from './mail/email-queue.ts';
import { createMailer } from './mail/mailer.ts';
import { mailSettings } from './mail/options.ts';
import { drawPreviews } from './pages/previews/draw-previews.ts';
import { builtContent, builtFacesFolder, builtPicturesFolder } from './process/built-content.ts';
import { cacheSizes } from './process/cache-sizes.ts';
import { createLogger } from './process/log.ts';
import { isSource, packageRoot } from './process/package-root.ts';
import { openSecretBox } from './process/secrets-key.ts';
import { traceToSources } from './process/source-maps.ts';
import { endWithin, whileClosingIdle } from './process/stop.ts';
import { createFetchPage } from './reader/from-address/fetch-page.ts';
import { eraseDeletedTexts } from './reader/own-texts.ts';
import { builtSentences } from './reader/sentences-in-texts.ts';
import { type ReaderText, takeApart } from './reader/take-apart.ts';
import { loadTexts } from './reader/texts.ts';
import { eraseLeftDictionaries } from './reference-dictionaries/erase.ts';
import { dictionaryRoom } from './reference-dictionaries/options.ts';
import { contactOf, createReminders } from './reminders/start-reminders.ts';
import { arabicVowels } from './speech/arabic-vowels.ts';
import { howWordsAreSaid } from './speech/how-said.ts';
import { saidInTexts } from './speech/said-in-texts.ts';
import { ukrainianStress } from './speech/ukrainian-stress.ts';
import { createVoice } from './speech/voice.ts';
import { chooseTeaching } from './teacher/choose-teaching.ts';
import { eraseOldTalks } from './teacher/erase.ts';
import { chooseProvider } from './translation/providers/choose-provider.ts';
import { createTranslator } from './translation/translator.ts';

/** With the steps that follow, this stays below the ten seconds that supervisors wait. */
const LAST_REQUESTS_MS = 5_500;
/** Longer than it takes to replace all servers of a cluster one by one. */
const SEAL_AFTER_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 3_600_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

if (!isSource) traceToSources();

// The first process of a container gets only the signals that it asks for. Until it listens, nothing is lost by ending.
let end: () => unknown = () => process.exit();
// One listener from start to end: with the last one taken off, a signal that waits to be seen would be lost.
for (const signal of SIGNALS) process.once(signal, () => void end());

const content = join(packageRoot, 'content');
const siteFolders = [join(packageRoot, 'dist/web'), builtPicturesFolder].filter(existsSync);

const env = await orStop(() => readEnv(process.env));
const log = createLogger(env.LOG_LEVEL);
// Files of this process are for its own account.
process.umask(0o077);
mkdirSync(env.DATA_DIR, { recursive: true });
const place = databaseSettings(env);
const main = await orStop(
  () => openDatabase(place),
  error => `The database cannot be opened: ${explainFailure(error, place)}`,
);
const replica = env.READ_DATABASE_URL ? await openReplica(env.READ_DATABASE_URL, place) : undefined;
const fallback = replica && fallBackTo({ main, replica, log });
const db = fallback?.db ?? main;
const reading = replica && readReplica({ main: db, replica, log });
const secrets = await orStop(() => openSecretBox(env));
const catalogue = openCatalogue(builtContent('catalogue.jsonl'), content);
const markUkrainian = ukrainianStress(
  () => languagesOf(catalogue)('uk'),
  () => readStress(String(builtContent('stress-uk.tsv') ?? readFileSync(join(content, STRESS_FILE)))),
);
const builtTexts = builtContent('texts.json');
const texts: ReaderText[] = builtTexts
  ? JSON.parse(String(builtTexts))
  : await takeApart(loadTexts(join(content, 'texts')), languagesOf(catalogue), { uk: markUkrainian });
const sentences = builtContent('text-sentences.json');
const sayArabicText = saidInTexts(texts, 'ar');
const markArabic = arabicVowels(
  () => languagesOf(catalogue)('ar'),
  row => catalogue.meaning(row)?.spoken?.ar ?? catalogue.word(row)?.spoken.ar,
);
const words = [...catalogue.categories.flatMap(category => category.words), ...catalogue.furtherWords];
const voice = await orStop(() =>
  createVoice({
    dataDir: env.DATA_DIR,
    howSaid: howWordsAreSaid(
      words,
      {
        uk: markUkrainian,
        // A sentence of ours has all its vowels, and needs no tables.
        ar: async text => {
          const said = await sayArabicText(text);
          return said === text ? markArabic(text) : said;
        },
        ja: saidInTexts(texts, 'ja'),
      },
      catalogue.word,
    ),
    settings: env,
    db,
    log,
  }),
);
const { limits, close: closeLimits } = await openLimits(env, log);
const draining = new AbortController();
const metrics = await openMetrics();
const provider = chooseProvider(env);
const mail = mailSettings(env);
const mailer = mail && createMailer(mail);
const queue = mailer && createEmailQueue({ db, box: secrets.box, mailer, onOpenSent: markMailed, log });
const mailMessages =
  mail?.to && queue
    ? createMessageMail({ db, queue, mailboxes: { from: mail.from, to: mail.to }, log })
    : undefined;
const reminders = await createReminders({
  setting: env.REMINDERS,
  ...{ db, secrets, log },
  toRepeat: toRepeat({ db, catalogue, cardsOf: ownCardCache(db, readMain(db)), clock: Date.now }),
  emails: queue && mail?.publicUrl ? { queue, publicUrl: mail.publicUrl } : undefined,
  contact: contactOf(env),
});
const site = openSite(siteFolders);
const mark = site.get('/icon.svg')?.bytes.toString();
const app = buildApp({
  db,
  ...(reading && { reads: reading.reads }),
  catalogue,
  texts,
  ...(sentences && { sentencesIn: builtSentences(sentences) }),
  fetchPage: env.TEXT_FETCH === 'on' ? createFetchPage() : undefined,
  translator: provider && createTranslator({ provider, db, timeoutMs: env.TRANSLATE_TIMEOUT_MS, log }),
  teaching: chooseTeaching(env, log),
  voice: metrics?.timeClips(voice) ?? voice,
  limits: metrics?.countRefusals(limits) ?? limits,
  mailMessages,
  emails: queue && mail?.publicUrl ? createAccountEmails({ queue, publicUrl: mail.publicUrl }) : undefined,
  reminding: reminders?.reminding,
  secrets,
  signUp: env.SIGN_UP,
  dictionaryRoom: dictionaryRoom(env),
  render: await builtRender(),
  publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
  site,
  drawing:
    mark !== undefined && existsSync(builtFacesFolder)
      ? drawPreviews({ facesFolder: builtFacesFolder, mark })
      : undefined,
  logger: log,
  trustProxy: env.TRUST_PROXY === 'on',
  draining: draining.signal,
  observe: metrics?.observe,
});

// A signal that came while the start had the only core is seen in the next turn of the event loop; this one is under way.
for (let turn = 0; turn < 2; turn += 1) await setImmediate();
end = stop;
await orStop(
  () => app.listen({ port: env.PORT, host: env.HOST }),
  error => `Cannot listen: ${error.message}`,
);
const { METRICS_PORT, METRICS_HOST } = env;
if (METRICS_PORT !== undefined)
  await orStop(
    async () => metrics?.listen({ port: METRICS_PORT, host: METRICS_HOST }),
    error => `Cannot listen for /metrics: ${error.message}`,
  );
queue?.wake();
void mailMessages?.();
void reminders?.sender.wake();
sweepEveryHour();
sealLater();
void voice.warmUp();
const [address] = app.addresses();
process.stdout.write(
  `Slova listens at http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${address?.port}\n`,
);

/** What is to be gone goes without its owner coming back. */
function sweepEveryHour(): void {
  const sweep = async () => {
    for (const work of [
      finishDeletions,
      eraseDeletedTexts,
      eraseDeletedCards,
      eraseDeletedLists,
      eraseLeftDictionaries,
      eraseOldTalks,
    ])
      await work(db, Date.now()).catch(error =>
        log.warn({ err: error }, 'what was deleted could not be swept away'),
      );
  };
  void sweep();
  setInterval(sweep, SWEEP_EVERY_MS).unref();
}

/** Not at once: servers of an older version, which are about to be replaced, cannot read what is sealed. */
function sealLater(): void {
  if (!secrets.isLasting) return;
  const seal = () =>
    sealFactors(db, secrets.box).catch(error =>
      log.warn({ err: error }, 'second factors could not be sealed'),
    );
  setTimeout(seal, SEAL_AFTER_MS).unref();
}

/** Ends the process within ten seconds, whatever hangs: supervisors kill what takes longer. */
async function stop(): Promise<void> {
  draining.abort();
  await sleep(env.DRAIN_SECONDS * 1000);
  const requests = () => whileClosingIdle(app.server, () => app.close());
  await Promise.all([
    endWithin(LAST_REQUESTS_MS - env.DRAIN_SECONDS * 1000, ['requests under way', requests], log),
    endWithin(
      LAST_REQUESTS_MS - env.DRAIN_SECONDS * 1000,
      ['an e-mail under way', async () => queue?.close()],
      log,
    ),
    endWithin(
      LAST_REQUESTS_MS - env.DRAIN_SECONDS * 1000,
      ['a reminder under way', async () => reminders?.sender.close()],
      log,
    ),
  ]);
  app.server.closeAllConnections();
  await endWithin(1_500, ['speech', () => Promise.all([voice.close(), closeLimits()])], log);
  await endWithin(1_500, ['the database', () => Promise.all([db.close(), replica?.close()])], log);
  // A connection to a mail server that is silent would keep the process alive.
  process.exit();
}

/** The interface as the build has made it for the server; without a build the browser draws everything. */
async function builtRender(): Promise<Render | undefined> {
  const file = join(packageRoot, 'dist/render/render.js');
  if (!existsSync(file)) return undefined;
  const built: { render: Render } = await import(pathToFileURL(file).href);
  return built.render;
}

/** The library is loaded only where measuring is on. */
async function openMetrics() {
  if (env.METRICS_PORT === undefined) return undefined;
  const { createMetrics } = await import('./http/metrics.ts');
  return createMetrics({
    waiting_hashes: { help: 'Logins and registrations that wait for Argon2', read: waitingHashes },
    connections: {
      help: 'Connections to PostgreSQL: open, idle, and requests that wait for one',
      label: 'state',
      readAll: () => db.connections?.() ?? {},
    },
    cache_bytes: { help: 'What caches hold, as they reckon', label: 'cache', readAll: cacheSizes },
    replica_reads: {
      help: 'Reads since the start: from the replica, alone while the main database was away, or from that since the replica was behind or failed',
      label: 'outcome',
      readAll: () => ({ ...reading?.counts, ...fallback?.counts }),
    },
    waiting_speech: {
      help: 'Clips that wait for the embedded engine or an added voice',
      read: () => voice.waiting?.() ?? 0,
    },
  });
}

/** Ends the process with a plain sentence for the operator instead of a stack trace when a step of the start fails. */
async function orStop<Made>(
  make: () => Made | Promise<Made>,
  told = ({ message }: Error) => message,
): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    process.stderr.write(`${told(error as Error)}\n`);
    process.exit(1);
  }
}
