import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getLearningReport } from '#contract/learning.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';

/** The history of the learning language; asked anew whenever the screen opens. */
export function useReport() {
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  return useQuery<Reply<typeof getLearningReport>>({
    queryKey: personalKeyOf<typeof getLearningReport>('/learning/report', { query: { lang, learn } }),
    enabled: isUser,
    staleTime: 0,
  });
}
