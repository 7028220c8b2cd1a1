import { useQuery } from '@tanstack/react-query';
import type { getLearningPacket } from '#contract/learning.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { call } from '#web/platform/http/http.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { pendingWords } from '#web/platform/offline/pending/pending-words.ts';
import { useSession } from '#web/platform/session/session.ts';

const NONE: AskedWord[] = [];

/**
 * The words that "Learn now" will ask, asked for as its page asks, anew whenever home opens. None where other words may come: a round
 * under way goes on with its own, and without the server nobody knows.
 */
export function useNextPacket(): AskedWord[] | undefined {
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  const query = useQuery({
    queryKey: [
      ...personalKeyOf<typeof getLearningPacket>('/learning/packet', { query: { lang, learn } }),
      'next',
    ],
    queryFn: async ({ signal }) => {
      if (isRoundUnderWay()) return NONE;
      const asked = { lang, learn, ...(await pendingWords(learn)) };
      const reply = await call<typeof getLearningPacket>('GET', '/learning/packet', { query: asked }, signal);
      return reply.data.packetWords;
    },
    enabled: isUser,
    staleTime: 0,
    gcTime: 0,
  });
  return query.isError ? NONE : query.data;
}

/** The trainers keep a mixed round under this name (`trainers/kept-sitting.ts`), also when its page is left. */
function isRoundUnderWay(): boolean {
  try {
    return sessionStorage.getItem('sitting_mixed') !== null;
  } catch {
    return false;
  }
}
