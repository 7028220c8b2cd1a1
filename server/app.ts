import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ankiConnect, ankiConnectWithKey } from '#contract/anki-connect.ts';
import { endReminderAtOnce } from '#contract/reminders.ts';
import type { Ask, Render } from '#contract/rendering.ts';
import type { SignUp } from './account/account-services.ts';
import type { AccountEmails } from './account/emails/account-emails.ts';
import { accountEvents } from './account/events.ts';
import { createSessions } from './account/guard.ts';
import { accountRoutes } from './account/routes.ts';
import { ankiConnectRoutes } from './cards/anki-connect/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { categoryRoutes } from './categories/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Db } from './database/database.ts';
import { type PersonReads, readMain } from './database/person-reads.ts';
import { databasePing } from './database/ping.ts';
import { ownCardCache } from './dictionary/own-cards.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { logRequests, requestIds } from './http/access-log.ts';
import { createBinder } from './http/bind.ts';
import { LARGEST_BODY } from './http/body-memory-limit.ts';
import {
  decodableUrl,
  refuseBrokenRequest,
  refuseBrokenUrl,
  refuseWithoutHost,
} from './http/broken-requests.ts';
import { respondToErrors } from './http/error-responses.ts';
import { healthRoutes } from './http/health.ts';
import type { Limits } from './http/limits.ts';
import { openApiRoutes } from './http/open-api.ts';
import { STRICT_TRANSPORT, securityHeaders } from './http/security-headers.ts';
import { type Site, siteRoutes } from './http/site.ts';
import { cutUnreadResponses, TIME_LIMITS, type TimeLimits } from './http/time-limits.ts';
import { learningRoutes } from './learning/routes.ts';
import { letterRoutes } from './letters/routes.ts';
import { findShared, wordsOfList } from './lists/list-words.ts';
import { listReports } from './lists/reports.ts';
import { listRoutes } from './lists/routes.ts';
import { crawlerRoutes } from './pages/for-crawlers.ts';
import type { DrawPreviews } from './pages/previews/draw-previews.ts';
import { previewRoutes } from './pages/previews/routes.ts';
import { createPages } from './pages/routes.ts';
import type { ListRevision } from './pages/shared-list-view.ts';
import type { IsThere } from './pages/visit.ts';
import type { Secrets } from './process/secrets-key.ts';
import type { FetchPage } from './reader/from-address/fetch-page.ts';
import { tokenReader } from './reader/read-texts.ts';
import { readerRoutes } from './reader/routes.ts';
import { type SentencesInTexts, sentencesInTexts } from './reader/sentences-in-texts.ts';
import type { ReaderText } from './reader/take-apart.ts';
import { type DictionaryRoom, dictionaryRoom } from './reference-dictionaries/options.ts';
import { referenceRoutes } from './reference-dictionaries/routes.ts';
import { endAtOnceRoutes } from './reminders/end-at-once.ts';
import { type Reminding, reminderRoutes } from './reminders/routes.ts';
import { speechRoutes } from './speech/routes.ts';
import type { Voice } from './speech/voice.ts';
import { type TeacherServices, teacherRoutes } from './teacher/routes.ts';
import { trainerRoutes } from './trainers/routes.ts';
import { translationRoutes } from './translation/routes.ts';
import type { Translator } from './translation/translator.ts';
import { stateCache } from './word-states/state-cache.ts';
import { wordRoutes } from './words/routes.ts';

/** The outside world, passed in: tests pass a fresh database, their own clock and no limits. */
export type Services = {
  db: Db;
  /** How lists of one person are read, where a replica helps; from `db` unless given. */
  reads?: PersonReads;
  catalogue: Catalogue;
  voice: Voice;
  limits: Limits;
  /** What the reader shows; none unless given. */
  texts?: readonly ReaderText[];
  /** Sentences of these texts by their words; read from them unless given. */
  sentencesIn?: SentencesInTexts;
  /** Fetches pages of the web to read; none are unless given. */
  fetchPage?: FetchPage | undefined;
  /** Asked for words the built-in data lacks; without one they have no translation. */
  translator?: Translator | undefined;
  /** Answers what people ask a language model; without it this server has no teacher. */
  teaching?: TeacherServices['teaching'];
  /** Hands what the contact form stores over to the mail queue; without it messages are only stored. */
  mailMessages?: (() => Promise<void>) | undefined;
  /** Writes to people about their accounts; without them nothing is confirmed by mail. */
  emails?: AccountEmails | undefined;
  /** What people are reminded by; without it nobody is. */
  reminding?: Reminding | undefined;
  /** Seals what the database holds of secrets; without it they lie open there. */
  secrets?: Secrets | undefined;
  /** How much reference dictionaries may take; as the settings say by themselves unless given. */
  dictionaryRoom?: DictionaryRoom;
  /** How people come by an account; open unless given. */
  signUp?: SignUp;
  /** The built web files; without them there is only the API. */
  site?: Site | undefined;
  /** Draws pages on the server; without it the browser draws them all. */
  render?: Render | undefined;
  /** Draws pictures of pages for links to them; without it links have none. */
  drawing?: DrawPreviews | undefined;
  /** The address that the world knows this server by, such as https://words.example.org. */
  publicUrl?: string | undefined;
  clock?: () => number;
  random?: () => number;
  /** Silent unless given. */
  logger?: FastifyBaseLogger;
  trustProxy?: boolean;
  timeLimits?: TimeLimits;
  /** Aborted when the server is about to stop. */
  draining?: AbortSignal;
  /** Sees every request, where they are measured. */
  observe?: ((app: FastifyInstance) => void) | undefined;
};

/** What several features read of people, kept by one. */
function cachesFor(db: Db, reads: PersonReads) {
  return { reads, statesOf: stateCache(reads), cardsOf: ownCardCache(db, reads) };
}

/** What other features and the pages take of shared lists. */
function ofLists(needs: Parameters<typeof wordsOfList>[0] & { limits: Limits }) {
  const listRevision: ListRevision = async (code, ip) => {
    needs.limits.countHere('publicLists', ip);
    return (await findShared(needs.db, code))?.revision;
  };
  return { wordsOfList: wordsOfList(needs), reportedList: listReports(needs.db), listRevision };
}

/** Tells pages of the catalogue and of the reader that are there from those that are not. */
function whatIsThere(catalogue: Catalogue, texts: readonly ReaderText[]): IsThere {
  const textIds = new Set(texts.map(({ id }) => id));
  return (page, { categoryId = '', id = '', wordId = '' }, pair) => {
    if (page === 'categoryWords') return catalogue.category(categoryId) !== undefined;
    if (page === 'word') return catalogue.ofPair(pair).word(wordId) !== undefined;
    return page !== 'text' || textIds.has(id);
  };
}

/** What Fastify would call for a route with a schema of its own. */
function noSchemas(): never {
  throw new Error('Routes have no schema but that of the contract');
}

/** Builds the server from its features; it neither listens nor opens anything by itself. */
export function buildApp({
  clock = Date.now,
  random = Math.random,
  texts = [],
  signUp = 'open',
  timeLimits = TIME_LIMITS,
  ...services
}: Services): FastifyInstance {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    // A request that came while the server stops is answered like any other; the connection is closed after it.
    return503OnClosing: false,
    requestTimeout: timeLimits.requestMs,
    http: {
      requireHostHeader: false,
      headersTimeout: timeLimits.headersMs,
      connectionsCheckingInterval: timeLimits.lookMs,
    },
    clientErrorHandler: refuseBrokenRequest,
    ...(services.logger && { loggerInstance: services.logger }),
    // A logger of its own for every request would cost more than most replies.
    childLoggerFactory: logger => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    frameworkErrors: refuseBrokenUrl,
    rewriteUrl: decodableUrl,
    // Only what the proxy itself added last: everything before it is what the visitor says.
    trustProxy: services.trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    // The contract bounds its parameters and says so; beyond the router's bound there is only "not found".
    routerOptions: { maxParamLength: 4000 },
    // The contract checks what comes in and types what goes out. Fastify's own compilers of schemas, half a megabyte, stay unloaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  cutUnreadResponses(app.server, timeLimits);
  app.addHook('onRequest', refuseWithoutHost);
  app.addHook('onSend', (request, reply, _payload, next) => {
    reply.headers(securityHeaders);
    if (services.trustProxy && request.protocol === 'https')
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    next();
  });
  respondToErrors(app);
  logRequests(app);
  services.observe?.(app);

  const sessions = createSessions(services.db, clock);
  const logEvent = accountEvents(app.log);
  const { log } = app;
  const { reads = readMain(services.db) } = services;
  const caches = cachesFor(services.db, reads);
  const lists = ofLists({ ...services, ...caches });
  const tokensOf = tokenReader(services.catalogue);
  const { sentencesIn = sentencesInTexts(texts, tokensOf) } = services;
  const reading = { texts, tokensOf, sentencesIn };
  const shared = {
    dictionaryRoom: dictionaryRoom(),
    ...services,
    logEvent,
    sessions,
    signUp,
    log,
    clock,
    random,
    ...reading,
    ...caches,
    ...lists,
  };
  const { bind, bound, read, reserveMemory } = createBinder(app, sessions.guard, services.limits);
  accountRoutes(bind, shared);
  cardRoutes(bind, shared);
  categoryRoutes(bind, shared);
  contactRoutes(bind, shared);
  dictionaryRoutes(bind, shared);
  learningRoutes(bind, shared);
  letterRoutes(bind, shared);
  listRoutes(bind, shared);
  readerRoutes(bind, shared);
  referenceRoutes(bind, shared);
  const endBy = reminderRoutes(bind, shared);
  speechRoutes(bind, shared);
  teacherRoutes(bind, shared);
  trainerRoutes(bind, shared);
  translationRoutes(bind, shared);
  wordRoutes(bind, shared);
  ankiConnectRoutes(app, { ...shared, reserveMemory });
  endAtOnceRoutes(app, { endBy, reserveMemory });
  openApiRoutes(app, [...bound, ankiConnect, ankiConnectWithKey, endReminderAtOnce]);
  healthRoutes(app, { ping: databasePing(services.db), draining: services.draining });
  const { site = new Map(), render, publicUrl, catalogue, drawing } = services;
  const askFor =
    (ip: string): Ask =>
    (path, input) =>
      read(path, input as object, ip);
  const isThere = whatIsThere(catalogue, texts);
  const categoryIds = catalogue.categories.map(({ id }) => id);
  crawlerRoutes(app, {
    limits: services.limits,
    categoryIds,
    textIds: texts.map(({ id }) => id),
    wordIdsOf: pair => catalogue.ofPair(pair).categories.flatMap(({ words }) => words.map(({ id }) => id)),
    publicUrl,
  });
  if (drawing !== undefined) previewRoutes(app, { limits: services.limits, site, catalogue, texts, drawing });
  const hasPreviews = drawing !== undefined;
  siteRoutes(
    app,
    site,
    createPages({ site, render, isThere, ...lists, askFor, publicUrl, hasPreviews, log }),
  );
  return app;
}
