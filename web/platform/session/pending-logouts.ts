import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** Logouts that the server does not know yet: sessions that were left while it was away, as `<user id>.<session id>` between spaces; nothing of them opens an account. */
const KEY = 'left_sessions';
const SESSION = /^[\da-f-]{36}\.[\w-]{43}$/;
const MOST = 10;

export const readPendingLogouts = (): string[] =>
  (readStored(KEY) ?? '').split(' ').filter(session => SESSION.test(session));

export const writePendingLogouts = (sessions: string[]): void =>
  writeStored(KEY, sessions.slice(-MOST).join(' ') || null);

/** Notes the session of a token that is thrown away: it ends once the server is there. The token cannot be made of what is stored. */
export async function notePendingLogout(token: string): Promise<void> {
  const [userId, secret] = token.split('.');
  // Browsers hash where a page is served safely, and only there it works without a network.
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(secret));
  if (digest === undefined) return;
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const id = hash.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  writePendingLogouts([...readPendingLogouts(), `${userId}.${id}`]);
}
