import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { startBuiltServer, stopBuiltServer } from './built-server.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** A server of its own on an empty data folder, with what `settingsAt` says of its address. `close` ends it and removes the folder. */
export async function startOwnServer(settingsAt: (url: string) => Record<string, string>) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-e2e-own-'));
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: dataDir, ...settingsAt(url) };
  const server = await startBuiltServer(ROOT, settings);
  const close = async () => {
    await stopBuiltServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, settings, close };
}
