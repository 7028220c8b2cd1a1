import { z } from 'zod';
import { checkMailEnv, MailEnv } from './mail/options.ts';
import { KEYS } from './process/secrets-key.ts';
import { DictionaryEnv } from './reference-dictionaries/options.ts';
import { RemindersEnv } from './reminders/options.ts';
import { SpeechEnv } from './speech/options.ts';
import { checkTeacherEnv, TeacherEnv } from './teacher/options.ts';
import { checkTranslateEnv, TranslateEnv } from './translation/options.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);

const ServerEnv = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  READ_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  NAMED_STATEMENTS: onOff.default('on'),
  SECRETS_KEY: z
    .string()
    .regex(
      KEYS,
      'must be 32 random bytes as base64, such as openssl rand -base64 32 prints; further ones behind commas',
    )
    .optional(),
  VALKEY_URL: z
    .string()
    .regex(/^(valkey|redis)s?:\/\//, 'must begin with redis:// or valkey://')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(3).default(0),
  TRUST_PROXY: onOff.default('off'),
  RATE_LIMITS: onOff.default('on'),
  TEXT_FETCH: onOff.default('off'),
  SIGN_UP: z.enum(['open', 'invitation', 'closed']).default('open'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});
/** Every setting, all optional; `deploy/env.example` explains them. */
const Env = ServerEnv.extend(TranslateEnv.shape)
  .extend(MailEnv.shape)
  .extend(SpeechEnv.shape)
  .extend(DictionaryEnv.shape)
  .extend(TeacherEnv.shape)
  .extend(RemindersEnv.shape)
  .superRefine(checkTranslateEnv)
  .superRefine(checkMailEnv)
  .superRefine(checkTeacherEnv)
  .superRefine(({ DATABASE_URL, READ_DATABASE_URL }, context) => {
    if (READ_DATABASE_URL === undefined || DATABASE_URL !== undefined) return;
    const message = 'is a copy of the database that DATABASE_URL has to name';
    context.addIssue({ code: 'custom', path: ['READ_DATABASE_URL'], message });
  });
export type Env = z.infer<typeof Env>;

/**
 * Reads the settings; an empty variable counts as absent, since that is what `NAME=` in a file means.
 *
 * @throws Error naming every wrong variable
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = Env.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong settings in the environment:\n${problems.join('\n')}`);
}
