import type { Language } from '#languages/index.ts';
import type { Pace } from '../engine/engine-voices.ts';

export type ProviderRequest = { text: string; language: Language; pace: Pace; signal: AbortSignal };

/** A voice outside this process. `speak` returns MP3 and rejects on any failure; the embedded engine then speaks instead. */
export type Provider = {
  /** Distinguishes its clips from those of other voices in the cache: service, model and voice. */
  name: string;
  speak(request: ProviderRequest): Promise<Uint8Array>;
};
