import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { letterText } from '../server/testing/letter-text.ts';
import { openSmtpServer } from '../server/testing/smtp-server.ts';
import { expect } from './people.ts';

const ROOT = join(import.meta.dirname, '..');

/** A server of its own with a mail server beside it, as an operator sets them up; `more` are further settings. */
export async function startMailSite(more: Record<string, string> = {}) {
  const smtp = await openSmtpServer();
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-e2e-mail-'));
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', PUBLIC_URL: url };
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'slova@example.org' };
  const env = { ...process.env, ...settings, ...mail, ...more, NODE_ENV: 'production' };
  const server = spawn(process.execPath, [join(ROOT, 'dist/node/server/main.js')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', chunk => String(chunk).includes('listens at') && resolve());
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    /** The link in the newest letter to a mailbox, once so many have come. */
    async linkFor(mailbox: string, count: number): Promise<string> {
      const found = () => smtp.letters.filter(letter => letter.to.includes(mailbox));
      await expect.poll(() => found().length).toBe(count);
      return /https?:\S+/.exec(letterText(found().at(-1) ?? { head: '', body: '' }))?.[0] ?? '';
    },
    /** The link that `npm run invite` prints. */
    async invite(): Promise<string> {
      const command = join(ROOT, 'dist/node/server/commands/invite.js');
      const { stdout } = await promisify(execFile)(process.execPath, [command], { cwd: ROOT, env });
      return /https?:\S+/.exec(stdout)?.[0] ?? '';
    },
    async close() {
      const ended = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGTERM');
      smtp.close();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
