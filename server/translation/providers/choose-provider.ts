import type { TranslateEnv } from '../options.ts';
import { deepL } from './deepl.ts';
import { googleTranslate } from './google.ts';
import { libreTranslate } from './libre-translate.ts';
import type { Provider } from './provider.ts';

/**
 * The service that is asked for sentences, and for words the built-in data lacks: the one that is named, else the first that is configured, in
 * the order LibreTranslate, DeepL, Google; undefined when none is.
 */
export function chooseProvider(settings: TranslateEnv): Provider | undefined {
  const wanted = settings.TRANSLATE_PROVIDER;
  return configuredProviders(settings).find(provider => wanted === undefined || provider.name === wanted);
}

function configuredProviders(settings: TranslateEnv): Provider[] {
  const { TRANSLATE_LIBRE_URL, TRANSLATE_DEEPL_KEY, TRANSLATE_GOOGLE_KEY } = settings;
  const providers: Provider[] = [];
  if (TRANSLATE_LIBRE_URL !== undefined)
    providers.push(libreTranslate({ url: TRANSLATE_LIBRE_URL, key: settings.TRANSLATE_LIBRE_KEY }));
  if (TRANSLATE_DEEPL_KEY !== undefined)
    providers.push(deepL({ url: settings.TRANSLATE_DEEPL_URL, key: TRANSLATE_DEEPL_KEY }));
  if (TRANSLATE_GOOGLE_KEY !== undefined)
    providers.push(googleTranslate({ url: settings.TRANSLATE_GOOGLE_URL, key: TRANSLATE_GOOGLE_KEY }));
  return providers;
}
