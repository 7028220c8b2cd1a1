import { useQuery } from '@tanstack/react-query';
import type { getRound } from '#contract/round.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { call } from '#web/platform/http/http.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { pendingWords } from '#web/platform/offline/pending/pending-words.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useKeptRound } from '#web/vocabulary/study/kept-round.ts';
import { wantedLength } from '#web/vocabulary/study/round-wishes.ts';

const NONE: AskedWord[] = [];

/**
 * The words that the next round will ask, asked for as its page asks, anew whenever home opens; with `repeat` those that were met
 * before. None where other words may come: a round under way goes on with its own, and without the server nobody knows.
 */
export function useNextRound(only?: 'repeat'): AskedWord[] | undefined {
  const { lang, learn } = useLanguages();
  const { user } = useSession();
  const kept = useKeptRound(user?.id ?? '');
  const query = useQuery({
    queryKey: ['user', '/learning/round', { query: { lang, learn, only } }, 'next'],
    queryFn: async ({ signal }) => {
      const asked = { lang, learn, only, length: String(wantedLength()), ...(await pendingWords(learn)) };
      const reply = await call<typeof getRound>('GET', '/learning/round', { query: asked }, signal);
      return reply.data.words;
    },
    enabled: user !== null && kept === undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return query.isError || kept !== undefined ? NONE : query.data;
}
