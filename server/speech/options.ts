import { join } from 'node:path';
import { z } from 'zod';
import { isLanguage, type Language } from '#languages/index.ts';

const MEGABYTE = 1024 * 1024;

const ProviderName = z.enum(['embedded', 'google', 'azure', 'openai', 'piper']);
export type ProviderName = z.infer<typeof ProviderName>;

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://voice.example' });
const withoutLastSlash = address.transform(url => url.replace(/\/+$/, ''));

/** `uk=uk_UA-lada-x_low,de=...`: something for single languages. */
function perLanguage<Output>(value: z.ZodType<Output>) {
  return z.string().transform((text, context): Partial<Record<Language, Output>> => {
    const found: Partial<Record<Language, Output>> = {};
    for (const pair of text.split(',')) {
      const [language = '', chosen = ''] = pair.split('=').map(part => part.trim());
      const result = value.safeParse(chosen);
      if (isLanguage(language) && result.success) found[language] = result.data;
      else context.addIssue(`"${pair}" is not of the form language=value, such as ja=google`);
    }
    return found;
  });
}

/** `ja,zh`: languages. */
const languages = z.string().transform((text, context): Language[] => {
  const found = text.split(',').map(code => code.trim());
  for (const code of found)
    if (!isLanguage(code)) context.addIssue(`"${code}" is not a language, such as ja`);
  return found.filter(isLanguage);
});

/** The settings of speech, a part of the server's environment; all optional. */
export const SpeechEnv = z.object({
  SPEECH_PROVIDER: ProviderName.default('embedded'),
  SPEECH_PROVIDERS: perLanguage(ProviderName).default({}),
  SPEECH_DAILY_CHARACTERS: z.coerce.number().int().min(0).default(200_000),
  SPEECH_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(4_000),
  SPEECH_GOOGLE_KEY: z.string().optional(),
  SPEECH_GOOGLE_URL: withoutLastSlash.default('https://texttospeech.googleapis.com'),
  SPEECH_AZURE_KEY: z.string().optional(),
  SPEECH_AZURE_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/, 'must be a region such as westeurope')
    .optional(),
  SPEECH_AZURE_URL: withoutLastSlash.optional(),
  SPEECH_OPENAI_URL: withoutLastSlash.optional(),
  SPEECH_OPENAI_KEY: z.string().optional(),
  SPEECH_OPENAI_MODEL: z.string().default('tts-1'),
  SPEECH_OPENAI_VOICE: z.string().default('alloy'),
  SPEECH_PIPER_URL: address.optional(),
  SPEECH_PIPER_VOICES: perLanguage(z.string().min(1)).default({}),
  SPEECH_RECORDINGS: z.string().min(1).optional(),
  SPEECH_VOICES: z.string().min(1).optional(),
  SPEECH_EMBEDDED_WORDS: languages.default([]),
  SPEECH_MEMORY_MB: z.coerce.number().positive().default(32),
  SPEECH_STORE: z.enum(['disk', 'database', 's3']).default('disk'),
  SPEECH_STORE_MB: z.coerce.number().positive().default(1024),
  SPEECH_S3_URL: withoutLastSlash.optional(),
  SPEECH_S3_REGION: z.string().default('us-east-1'),
  SPEECH_S3_KEY: z.string().optional(),
  SPEECH_S3_SECRET: z.string().optional(),
});
export type SpeechEnv = z.infer<typeof SpeechEnv>;

/** The folder of added voices: the one that is named, or one in the data folder. */
export const voicesFolder = ({ SPEECH_VOICES }: Pick<SpeechEnv, 'SPEECH_VOICES'>, dataDir: string) =>
  SPEECH_VOICES ?? join(dataDir, 'voices');

export const megabytes = (count: number) => count * MEGABYTE;

/**
 * A setting that another one makes necessary.
 *
 * @throws Error with its name when it is missing
 */
export function required<Name extends keyof SpeechEnv>(
  settings: SpeechEnv,
  name: Name,
): NonNullable<SpeechEnv[Name]> {
  const value = settings[name];
  if (value === undefined || value === null) throw new Error(`${name} is missing from the environment`);
  return value;
}
