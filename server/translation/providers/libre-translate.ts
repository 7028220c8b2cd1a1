import { z } from 'zod';
import { postJson } from './post-json.ts';
import type { Provider } from './provider.ts';

const Reply = z.object({ translatedText: z.string() });

/** LibreTranslate, or any server that speaks its protocol. */
export function libreTranslate({ url, key }: { url: string; key: string | undefined }): Provider {
  return {
    name: 'libre',
    async translate({ text, source, target }, signal) {
      const { translatedText } = await postJson({
        url: `${url}/translate`,
        body: { q: text, source, target, format: 'text', ...(key !== undefined && { api_key: key }) },
        reply: Reply,
        signal,
      });
      return translatedText;
    },
  };
}
