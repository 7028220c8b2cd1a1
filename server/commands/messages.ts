import { type ContactMessage, listMessages } from '../contact/store.ts';
import { openDatabase } from '../database/open.ts';
import { harmless, runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

// npm run messages: prints what the contact form has stored, the newest last.
await runCommand(async () => {
  const db = await openDatabase(databaseSettings(readSettings()));
  try {
    const messages = await listMessages(db);
    say(messages.length === 0 ? 'No messages.' : messages.map(shown).join('\n\n'));
  } finally {
    await db.close();
  }
});

function shown({ name, email, reason, message, createdAt, mailedAt }: ContactMessage): string {
  const time = new Date(createdAt).toISOString().replace('T', ' ').slice(0, 16);
  const state = mailedAt === null ? 'not mailed' : 'mailed';
  const head = [`— ${time} UTC, ${reason}, ${state}`, email === '' ? `  ${name}` : `  ${name} <${email}>`];
  const body = message.split('\n').map(line => `  ${line}`);
  return [...head, '', ...body].map(harmless).join('\n');
}
