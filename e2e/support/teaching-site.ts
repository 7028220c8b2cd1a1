import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { begin, openModelServer, says } from '#server/testing/model-server.ts';
import { startBuiltServer, stopBuiltServer } from './built-server.ts';

/** A server of its own with a language model beside it, which says what a test gives it; `hangs` begins an answer and does not go on. */
export async function startTeachingSite() {
  const model = await openModelServer(says('Hallo!'));
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-e2e-teaching-'));
  const port = await freePort();
  const server = await startBuiltServer(join(import.meta.dirname, '../..'), {
    PORT: String(port),
    DATA_DIR: dataDir,
    TEACHER_URL: model.url,
    TEACHER_MODEL: 'tiny',
  });
  return {
    url: `http://127.0.0.1:${port}`,
    asked: model.asked,
    says(text: string): void {
      model.state.script = says(text);
    },
    hangs(text: string): void {
      model.state.script = response => begin(response, text);
    },
    async close() {
      model.close();
      await stopBuiltServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
