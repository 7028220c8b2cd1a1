import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { silentLog } from '#server/process/log.ts';
import { startServerPool } from '../engine/start-pool.ts';
import { engineProcess } from './engine-process.ts';
import { startFileServer } from './testing-file-server.ts';
import { installTinyVoice } from './testing-install.ts';
import { type TinyVoice, writeTinyVoice } from './testing-model.ts';
import { readChoice } from './voice-folder.ts';
import type { VoiceOffer } from './voice-table.ts';

/** A publisher of voices, and all that adding one needs; a file of tests starts it once. */
export async function startAdding() {
  const [pool, engine] = [startServerPool(silentLog), engineProcess()];
  const server = await startFileServer();
  afterAll(async () => {
    engine.stop();
    await Promise.all([pool.close(), server.close()]);
  });
  const said: string[] = [];
  let paths = 0;
  return {
    server,
    /** What the last one was told. */
    said,
    /** Offers the archive at an address of its own. */
    offer(bytes: Uint8Array, more: Partial<VoiceOffer> = {}, breaksAfter?: number): VoiceOffer {
      const address = server.put(`/${++paths}/tiny.tar`, { bytes, ...(breaksAfter && { breaksAfter }) });
      return { ...NOTHING_KNOWN, address, checksum: sha256(bytes), ...more };
    },
    services(root: string) {
      said.length = 0;
      // What has come is on the disk when the connection breaks.
      const watch = { begin: () => undefined, advance: () => server.breakOff() };
      return { root, pool, engine, say: (step: string) => void said.push(step), watch };
    },
  };
}

const NOTHING_KNOWN = {
  name: 'tiny',
  languages: ['en' as const],
  quality: '',
  megabytes: undefined,
  licence: undefined,
  card: undefined,
  speaker: 0,
};

export const sha256 = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** A folder that is gone when the test ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slova-voices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the files of a tiny voice. */
export async function newTiny(tiny: TinyVoice = {}): Promise<string> {
  const folder = await newFolder();
  await writeTinyVoice(folder, tiny);
  return folder;
}

/** A folder of voices in which one speaks English, and whether that one stays, alone. */
export async function withEarlierVoice() {
  const root = await newFolder();
  const earlier = await installTinyVoice(root, 'en');
  const filesBefore = await readdir(root);
  return {
    root,
    async staysAlone() {
      expect((await readChoice(root, 'en'))?.version).toBe(earlier.version);
      const left = (await readdir(root)).filter(name => name !== '.downloads' && !filesBefore.includes(name));
      expect(left).toEqual([]);
    },
  };
}
