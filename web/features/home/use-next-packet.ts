import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getLearningPacket } from '#contract/learning.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';

/** The words that "Learn now" would ask, for the page to show some of them; asked anew whenever the page opens. */
export function useNextPacket(): AskedWord[] | undefined {
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  const query = useQuery<Reply<typeof getLearningPacket>>({
    queryKey: personalKeyOf<typeof getLearningPacket>('/learning/packet', { query: { lang, learn } }),
    enabled: isUser,
    staleTime: 0,
  });
  return query.data?.data.packetWords;
}
