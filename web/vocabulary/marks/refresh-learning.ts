import type { QueryClient } from '@tanstack/react-query';
import type { listMyWords } from '#contract/dictionary.ts';
import type { getLearning, getLearningReport } from '#contract/learning.ts';
import { refresh } from '#web/platform/http/queries.ts';

/** Asks anew for all that marks change but the states themselves, which the reply to the marks brings. */
export function refreshLearning(queries: QueryClient): Promise<void> {
  return refresh<typeof listMyWords | typeof getLearning | typeof getLearningReport>(
    queries,
    '/my-words',
    '/learning',
    '/learning/report',
  );
}
