import { z } from 'zod';
import type { Language } from '#languages/index.ts';
import { postJson } from './post-json.ts';
import type { Provider } from './provider.ts';

const Reply = z.object({
  data: z.object({ translations: z.tuple([z.object({ translatedText: z.string() })], z.unknown()) }),
});

const codeOf = (language: Language) => (language === 'zh' ? 'zh-CN' : language);

/** Google Cloud Translation, the basic edition (v2). */
export function googleTranslate({ url, key }: { url: string; key: string }): Provider {
  return {
    name: 'google',
    async translate({ text, source, target }, signal) {
      const { data } = await postJson({
        url: `${url}/language/translate/v2`,
        headers: { 'x-goog-api-key': key },
        body: { q: [text], source: codeOf(source), target: codeOf(target), format: 'text' },
        reply: Reply,
        signal,
      });
      return data.translations[0].translatedText;
    },
  };
}
