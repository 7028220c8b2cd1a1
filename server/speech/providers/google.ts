import { z } from 'zod';
import { speechOf } from '#languages/speech.ts';
import type { Provider } from './provider.ts';
import { checkMp3, requestAudio } from './request-audio.ts';

// Shares of the service's usual rate: a little slower for learners, and slow.
const RATES = { normal: 0.9, slow: 0.65 };

const Reply = z.object({ audioContent: z.base64().min(1) });

/** Google Cloud Text-to-Speech, with its standard voice for the language. */
export function googleVoice({ url, key }: { url: string; key: string }): Provider {
  return {
    name: 'google',
    async speak({ text, language, pace, signal }) {
      const reply = await requestAudio({
        url: `${url}/v1/text:synthesize`,
        headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
        body: JSON.stringify({
          input: { text },
          voice: { languageCode: speechOf(language).services.google },
          audioConfig: { audioEncoding: 'MP3', speakingRate: RATES[pace] },
        }),
        signal,
      });
      const { audioContent } = Reply.parse(JSON.parse(Buffer.from(reply).toString()));
      return checkMp3(Buffer.from(audioContent, 'base64'), 'Google');
    },
  };
}
