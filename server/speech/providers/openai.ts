import type { Provider } from './provider.ts';
import { checkMp3, requestAudio } from './request-audio.ts';

const SPEEDS = { normal: 0.9, slow: 0.65 };

type Settings = { url: string; key: string | undefined; model: string; voice: string };

/** Any server that speaks OpenAI's /audio/speech. The protocol has no language: the voice must know it. */
export function openAiVoice({ url, key, model, voice }: Settings): Provider {
  return {
    name: `openai ${model} ${voice}`,
    async speak({ text, pace, signal }) {
      const reply = await requestAudio({
        url: `${url.replace(/\/+$/, '')}/audio/speech`,
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, input: text, voice, response_format: 'mp3', speed: SPEEDS[pace] }),
        signal,
      });
      return checkMp3(reply, 'The voice server');
    },
  };
}
