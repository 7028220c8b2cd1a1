import { existsSync, mkdirSync } from 'node:fs';
import { type ContactMessage, listMessages } from '#server/contact/store.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';

// npm run messages: prints what the contact form has stored, the newest last.
if (existsSync('.env')) process.loadEnvFile('.env');
const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
mkdirSync(DATA_DIR, { recursive: true });
const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
const messages = await listMessages(db);
await db.close();
process.stdout.write(messages.length === 0 ? 'No messages.\n' : messages.map(shown).join('\n'));

function shown({ name, email, reason, message, createdAt, mailedAt }: ContactMessage): string {
  const time = new Date(createdAt).toISOString().replace('T', ' ').slice(0, 16);
  const state = mailedAt === null ? 'not mailed' : 'mailed';
  const head = [`— ${time} UTC, ${reason}, ${state}`, email === '' ? `  ${name}` : `  ${name} <${email}>`];
  const body = message.split('\n').map(line => `  ${line}`);
  return `${[...head, '', ...body].map(harmless).join('\n')}\n`;
}

/** A message is the work of a stranger: its control characters would be obeyed by the terminal. */
function harmless(line: string): string {
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
