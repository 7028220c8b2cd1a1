import { speechOf } from '#languages/speech.ts';
import type { Provider } from './provider.ts';
import { checkMp3, requestAudio } from './request-audio.ts';

const RATES = { normal: '-10%', slow: '-35%' };

/** Azure's text to speech. It takes only SSML, so the text is escaped. */
export function azureVoice({ url, key }: { url: string; key: string }): Provider {
  return {
    name: 'azure',
    async speak({ text, language, pace, signal }) {
      const voice = speechOf(language).services.azure;
      const locale = voice.split('-').slice(0, 2).join('-');
      const spoken = `<prosody rate="${RATES[pace]}">${escapeXml(text)}</prosody>`;
      const reply = await requestAudio({
        url: `${url}/cognitiveservices/v1`,
        headers: {
          'Content-Type': 'application/ssml+xml',
          'Ocp-Apim-Subscription-Key': key,
          'X-Microsoft-OutputFormat': 'audio-24khz-48kbitrate-mono-mp3',
          'User-Agent': 'Slova',
        },
        body: `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${locale}"><voice name="${voice}">${spoken}</voice></speak>`,
        signal,
      });
      return checkMp3(reply, 'Azure');
    },
  };
}

const ENTITIES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[<>&"']/g, character => ENTITIES[character] ?? '');
