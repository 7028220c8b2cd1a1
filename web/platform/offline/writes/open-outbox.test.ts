// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { isServerAway } from '#web/platform/http/connection.ts';
import { forgetBetweenTests, given } from '#web/testing/outbox.ts';
import { pendingItems } from '../outbox/outbox-db.ts';
import { closeOutbox, openOutbox } from './open-outbox.ts';

forgetBetweenTests();

/** The addresses that are called, by a server that takes everything. */
function calledServer(): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    return Response.json({ success: true, message: '', data: { saved: 1, states: [] } });
  });
  return called;
}

/** The server has been away and is there again. */
async function comeBack(): Promise<void> {
  isServerAway.set(true);
  isServerAway.set(false);
  await vi.advanceTimersByTimeAsync(0);
}

test('what waits goes out as soon as the server is back, until its outbox is closed', async () => {
  localStorage.setItem('auth_token', 'ann.secret');
  const called = calledServer();
  const outbox = openOutbox('ann', new QueryClient());
  await outbox.flush();
  await pendingItems('ann').add(given('dog'));
  await comeBack();
  expect(called).toEqual(['/api/tests/answers']);
  closeOutbox(outbox);
  await outbox.flush();
  await pendingItems('ann').add(given('cat'));
  await comeBack();
  expect(called).toEqual(['/api/tests/answers']);
});
