import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { packageRoot } from '#server/process/package-root.ts';

/** The real server without a voice, on a fresh database (DATABASE_URL or SQLite). */
const dataDir = mkdtempSync(join(tmpdir(), 'slova-bench-'));
const voice = {
  synthesize: () => Promise.reject(new Error('no voice')),
  warmUp: async () => {},
  close: async () => {},
};
const app = buildApp({
  db: await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir }),
  catalogue: loadCatalogue(join(packageRoot, 'content')),
  voice,
  limits: noLimits,
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.addresses()[0]?.port });
