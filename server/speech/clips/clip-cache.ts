import type { Log } from '#server/process/log.ts';
import type { ClipStore } from './clip-store.ts';
import { memoryClips } from './memory-clips.ts';

/** Memory before a store. A store out of reach is logged once, until it is back; it never fails a request. */
export type ClipCache = {
  get(key: string): Promise<Uint8Array | undefined>;
  /** Returns at once; the store is written in the background. */
  put(key: string, bytes: Uint8Array): void;
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
};

export function clipCache(store: ClipStore, memoryBytes: number, log: Log): ClipCache {
  const memory = memoryClips(memoryBytes);
  const writing = new Set<Promise<unknown>>();
  let isStoreWell = true;

  async function attempt<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      const value = await call();
      isStoreWell = true;
      return value;
    } catch (error) {
      if (isStoreWell) log.warn({ err: error }, 'the store of spoken clips is out of reach');
      isStoreWell = false;
      return undefined;
    }
  }

  return {
    async get(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      const stored = await attempt(() => store.get(key));
      if (stored !== undefined) memory.put(key, stored);
      return stored;
    },
    put(key, bytes) {
      memory.put(key, bytes);
      const written = attempt(() => store.put(key, bytes)).finally(() => writing.delete(written));
      writing.add(written);
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}
