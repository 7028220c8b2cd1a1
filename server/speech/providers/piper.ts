import type { Language } from '#languages/index.ts';
import { LENGTHS } from '../engine/engine-voices.ts';
import type { Provider } from './provider.ts';
import { requestAudio } from './request-audio.ts';
import { parseWav, type Wav } from './wav.ts';

/** Shapes and encodes samples as the embedded engine's are; see the pool's `encode`. */
export type EncodeWav = (wav: Wav) => Promise<Uint8Array>;

type Settings = { url: string; voices: Partial<Record<Language, string>>; encode: EncodeWav };

/** Piper's HTTP server. A language without a voice of its own is spoken by the one the server was started with. */
export function piperVoice({ url, voices, encode }: Settings): Provider {
  return {
    name: `piper ${JSON.stringify(voices)}`,
    async speak({ text, language, pace, signal }) {
      const voice = voices[language];
      const reply = await requestAudio({
        url,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, ...(voice && { voice }), length_scale: LENGTHS[pace] }),
        signal,
      });
      return await encode(parseWav(reply));
    },
  };
}
