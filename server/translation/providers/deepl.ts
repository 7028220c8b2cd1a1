import { z } from 'zod';
import type { Language } from '#languages/index.ts';
import { postJson } from './post-json.ts';
import type { Provider } from './provider.ts';

const Reply = z.object({ translations: z.tuple([z.object({ text: z.string() })], z.unknown()) });

/** Targets whose variant has to be named; the others are the code in capitals. */
const TARGETS: Partial<Record<Language, string>> = { en: 'EN-US', pt: 'PT-BR', zh: 'ZH-HANS' };

/** DeepL. Keys of the free plan end in `:fx` and have an address of their own. */
export function deepL({ url, key }: { url: string | undefined; key: string }): Provider {
  const host = url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return {
    name: 'deepl',
    async translate({ text, source, target }, signal) {
      const { translations } = await postJson({
        url: `${host}/v2/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: [text],
          source_lang: source.toUpperCase(),
          target_lang: TARGETS[target] ?? target.toUpperCase(),
        },
        reply: Reply,
        signal,
      });
      return translations[0].text;
    },
  };
}
