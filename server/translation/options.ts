import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://translate.example' })
  .transform(url => url.replace(/\/+$/, ''));

const PROVIDER_NAMES = ['libre', 'deepl', 'google'] as const;

/** The settings of translation, a part of the server's environment; all optional. */
export const TranslateEnv = z.object({
  TRANSLATE_PROVIDER: z.enum(PROVIDER_NAMES).optional(),
  TRANSLATE_LIBRE_URL: address.optional(),
  TRANSLATE_LIBRE_KEY: z.string().optional(),
  TRANSLATE_DEEPL_KEY: z.string().optional(),
  TRANSLATE_DEEPL_URL: address.optional(),
  TRANSLATE_GOOGLE_KEY: z.string().optional(),
  TRANSLATE_GOOGLE_URL: address.default('https://translation.googleapis.com'),
  TRANSLATE_DAILY_CHARACTERS: z.coerce.number().int().min(0).default(200_000),
  TRANSLATE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(4000),
});
export type TranslateEnv = z.infer<typeof TranslateEnv>;

/** The setting without which a service cannot be asked. */
const NEEDED = {
  libre: 'TRANSLATE_LIBRE_URL',
  deepl: 'TRANSLATE_DEEPL_KEY',
  google: 'TRANSLATE_GOOGLE_KEY',
} as const;

/** Refuses a service that is named but not configured. */
export function checkTranslateEnv(settings: TranslateEnv, context: z.RefinementCtx): void {
  const name = settings.TRANSLATE_PROVIDER;
  if (name === undefined || settings[NEEDED[name]] !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: [NEEDED[name]],
    message: `is needed by TRANSLATE_PROVIDER=${name}`,
  });
}
