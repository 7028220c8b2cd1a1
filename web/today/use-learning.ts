import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getLearning } from '#contract/learning.ts';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { personalKeyOf } from '../queries.ts';

/** What today asks for in the learning language; asked anew by every screen that opens, since the clock alone changes it. */
export function useLearning() {
  const { learn } = useLanguages();
  const isUser = useSession().status === 'user';
  return useQuery<Reply<typeof getLearning>>({
    queryKey: personalKeyOf<typeof getLearning>('/learning', { query: { learn } }),
    enabled: isUser,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
