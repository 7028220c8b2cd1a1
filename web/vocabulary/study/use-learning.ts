import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getLearning } from '#contract/learning.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';

/** What today asks for in the learning language; asked anew by every screen that opens, since the clock alone changes it. */
export function useLearning() {
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  return useQuery<Reply<typeof getLearning>>({
    queryKey: personalKeyOf<typeof getLearning>('/learning', { query: { learn, lang } }),
    enabled: isUser,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
