import { onTestFinished } from 'vitest';
import { type Mood, openSmtpServer } from './smtp-server.ts';

/** A mail server on this machine that is gone when the test ends. */
export async function startSmtpServer(mood?: Mood) {
  const server = await openSmtpServer(mood);
  onTestFinished(server.close);
  return server;
}
