/** Clips in memory; when `limitBytes` is passed, the one unused for longest goes. */
export type MemoryClips = {
  get(key: string): Uint8Array | undefined;
  put(key: string, bytes: Uint8Array): void;
};

// Key, map entry and buffer object, roughly: very many tiny clips must not escape the limit.
const OVERHEAD_BYTES = 300;

export function memoryClips(limitBytes: number): MemoryClips {
  // A Map keeps the order of insertion: what is read is put in again, so the first is the oldest.
  const clips = new Map<string, Uint8Array>();
  let total = 0;

  function remove(key: string): void {
    const bytes = clips.get(key);
    if (bytes === undefined) return;
    clips.delete(key);
    total -= bytes.length + OVERHEAD_BYTES;
  }

  return {
    get(key) {
      const bytes = clips.get(key);
      if (bytes === undefined) return undefined;
      clips.delete(key);
      clips.set(key, bytes);
      return bytes;
    },
    put(key, bytes) {
      remove(key);
      clips.set(key, bytes);
      total += bytes.length + OVERHEAD_BYTES;
      for (const oldest of clips.keys()) {
        if (total <= limitBytes) return;
        remove(oldest);
      }
    },
  };
}
