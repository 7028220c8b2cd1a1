import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, LanguagePair } from './fields.ts';
import { PATH_STEPS, STEP_WORDS } from './path-steps.ts';
import { Word } from './words.ts';

/** Enough to tell one step from another. */
export const FIRST_WORDS = 3;

export const listPathSteps = endpoint({
  method: 'GET',
  path: '/learning/path-steps',
  access: 'anyone',
  summary: 'The steps of the first 1,000 words in the order of a learning language, with their first words',
  query: z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) }),
  reply: success(
    z.object({
      steps: z.array(
        z.object({
          /** Of its words, in their order. */
          ids: z.array(z.string()).max(STEP_WORDS),
          /** In the learning language. */
          first: z.array(z.string()).max(FIRST_WORDS),
        }),
      ),
    }),
  ),
});

export const listStepWords = endpoint({
  method: 'GET',
  path: '/learning/path-steps/:step/words',
  access: 'anyone',
  summary: 'The words of a step of the first 1,000 words in a pair of languages',
  params: z.object({ step: z.coerce.number().int().min(1).max(PATH_STEPS) }),
  query: LanguagePair,
  reply: success(z.object({ words: z.array(Word) })),
});
