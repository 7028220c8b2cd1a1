import { afterEach, expect, test, vi } from 'vitest';
import { speak, speaking, stopSpeaking } from './player.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A server whose reply is a refusal, once `refuse` is called. */
function refusingServer() {
  let refuse = () => {};
  const reply = new Promise<Response>(resolve => {
    refuse = () => resolve(Response.json({}, { status: 503 }));
  });
  vi.stubGlobal('fetch', () => reply);
  return { refuse: () => refuse() };
}

test('a sound that cannot be fetched is an error', async () => {
  const { refuse } = refusingServer();
  const spoken = speak({ text: 'uno', language: 'es' });
  refuse();
  await expect(spoken).rejects.toThrow();
  expect(speaking.get()).toBeNull();
});

test('a sound that is stopped on its way is no error, even if it then cannot be fetched', async () => {
  const { refuse } = refusingServer();
  const spoken = speak({ text: 'dos', language: 'es' });
  stopSpeaking();
  refuse();
  await expect(spoken).resolves.toBeUndefined();
  expect(speaking.get()).toBeNull();
});
