import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { type ProviderName, required, type SpeechEnv } from '../options.ts';
import { azureVoice } from './azure.ts';
import { googleVoice } from './google.ts';
import { openAiVoice } from './openai.ts';
import { type EncodeWav, piperVoice } from './piper.ts';
import type { Provider } from './provider.ts';

/**
 * The outside voice of each language; none where the embedded engine speaks.
 *
 * @throws Error naming the setting that a chosen provider misses
 */
export function chooseProviders(settings: SpeechEnv, encode: EncodeWav): Partial<Record<Language, Provider>> {
  const made = new Map<ProviderName, Provider | undefined>();
  const chosen: Partial<Record<Language, Provider>> = {};
  for (const language of LANGUAGE_CODES) {
    const name = settings.SPEECH_PROVIDERS[language] ?? settings.SPEECH_PROVIDER;
    if (!made.has(name)) made.set(name, makeProvider(name, settings, encode));
    const provider = made.get(name);
    if (provider !== undefined) chosen[language] = provider;
  }
  return chosen;
}

function makeProvider(name: ProviderName, settings: SpeechEnv, encode: EncodeWav): Provider | undefined {
  switch (name) {
    case 'google':
      return googleVoice({ url: settings.SPEECH_GOOGLE_URL, key: required(settings, 'SPEECH_GOOGLE_KEY') });
    case 'azure':
      return azureVoice({ url: azureUrl(settings), key: required(settings, 'SPEECH_AZURE_KEY') });
    case 'openai':
      return openAiVoice({
        url: required(settings, 'SPEECH_OPENAI_URL'),
        key: settings.SPEECH_OPENAI_KEY,
        model: settings.SPEECH_OPENAI_MODEL,
        voice: settings.SPEECH_OPENAI_VOICE,
      });
    case 'piper':
      return piperVoice({
        url: required(settings, 'SPEECH_PIPER_URL'),
        voices: settings.SPEECH_PIPER_VOICES,
        encode,
      });
    case 'embedded':
      return undefined;
  }
}

function azureUrl(settings: SpeechEnv): string {
  if (settings.SPEECH_AZURE_URL !== undefined) return settings.SPEECH_AZURE_URL;
  return `https://${required(settings, 'SPEECH_AZURE_REGION')}.tts.speech.microsoft.com`;
}
