import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Provider } from './provider.ts';
import { checkMp3, requestAudio } from './request-audio.ts';

const LOCALES: Record<Language, string> = {
  en: 'en-US',
  uk: 'uk-UA',
  es: 'es-ES',
  hi: 'hi-IN',
  ar: 'ar-XA',
  pt: 'pt-BR',
  bn: 'bn-IN',
  fr: 'fr-FR',
  de: 'de-DE',
  ja: 'ja-JP',
  id: 'id-ID',
  tr: 'tr-TR',
  zh: 'cmn-CN',
  vi: 'vi-VN',
  it: 'it-IT',
  ko: 'ko-KR',
  pl: 'pl-PL',
};

// Shares of the service's usual rate: a little slower for learners, and slow.
const RATES = { normal: 0.9, slow: 0.65 };

const Answer = z.object({ audioContent: z.base64().min(1) });

/** Google Cloud Text-to-Speech, with its standard voice for the language. */
export function googleVoice({ url, key }: { url: string; key: string }): Provider {
  return {
    name: 'google',
    async speak({ text, language, pace, signal }) {
      const answer = await requestAudio({
        url: `${url}/v1/text:synthesize`,
        headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
        body: JSON.stringify({
          input: { text },
          voice: { languageCode: LOCALES[language] },
          audioConfig: { audioEncoding: 'MP3', speakingRate: RATES[pace] },
        }),
        signal,
      });
      const { audioContent } = Answer.parse(JSON.parse(Buffer.from(answer).toString()));
      return checkMp3(Buffer.from(audioContent, 'base64'), 'Google');
    },
  };
}
