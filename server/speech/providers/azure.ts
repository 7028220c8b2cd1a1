import type { Language } from '#contract/languages.ts';
import type { Provider } from './provider.ts';
import { checkMp3, requestAudio } from './request-audio.ts';

const VOICES: Record<Language, string> = {
  en: 'en-US-JennyNeural',
  uk: 'uk-UA-PolinaNeural',
  es: 'es-ES-ElviraNeural',
  hi: 'hi-IN-SwaraNeural',
  ar: 'ar-SA-ZariyahNeural',
  pt: 'pt-BR-FranciscaNeural',
  bn: 'bn-BD-NabanitaNeural',
  fr: 'fr-FR-DeniseNeural',
  de: 'de-DE-KatjaNeural',
  ja: 'ja-JP-NanamiNeural',
  id: 'id-ID-GadisNeural',
  tr: 'tr-TR-EmelNeural',
  zh: 'zh-CN-XiaoxiaoNeural',
  vi: 'vi-VN-HoaiMyNeural',
  it: 'it-IT-ElsaNeural',
  ko: 'ko-KR-SunHiNeural',
  pl: 'pl-PL-ZofiaNeural',
};

const RATES = { normal: '-10%', slow: '-35%' };

/** Azure's text to speech. It takes only SSML, so the text is escaped. */
export function azureVoice({ url, key }: { url: string; key: string }): Provider {
  return {
    name: 'azure',
    async speak({ text, language, pace, signal }) {
      const voice = VOICES[language];
      const locale = voice.split('-').slice(0, 2).join('-');
      const spoken = `<prosody rate="${RATES[pace]}">${escapeXml(text)}</prosody>`;
      const answer = await requestAudio({
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
      return checkMp3(answer, 'Azure');
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
