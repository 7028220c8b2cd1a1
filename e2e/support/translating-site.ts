import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { openTranslationService, reply } from '#server/testing/translation-service.ts';
import { startBuiltServer, stopBuiltServer } from './built-server.ts';

/** `hangs` takes questions and says nothing, `fails` answers 500, and `babbles` answers a page. */
type Mood = 'works' | 'hangs' | 'fails' | 'babbles';

/** A server of its own with a translation service beside it, which says every sentence again behind the language it was asked for. */
export async function startTranslatingSite() {
  const state = { mood: 'works' as Mood };
  const service = await openTranslationService((response, { body }) => {
    const { q, target } = body as { q: string; target: string };
    const moods: Record<Mood, () => void> = {
      works: () => reply(response, 200, { translatedText: `${target} ${q}` }),
      hangs: () => undefined,
      fails: () => reply(response, 500, { error: 'oops' }),
      babbles: () => void response.writeHead(200).end('<html>Welcome</html>'),
    };
    moods[state.mood]();
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-e2e-translating-'));
  const port = await freePort();
  const server = await startBuiltServer(join(import.meta.dirname, '../..'), {
    PORT: String(port),
    DATA_DIR: dataDir,
    TRANSLATE_LIBRE_URL: service.url,
    TRANSLATE_TIMEOUT_MS: '1000',
  });
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    /** What the service was asked to translate. */
    sentences: () => service.received.map(({ body }) => (body as { q: string }).q),
    async close() {
      service.close();
      await stopBuiltServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}
