import { useQuery } from '@tanstack/react-query';
import type { Translation, translateWord } from '#contract/translation.ts';
import { ApiError, call } from '../http.ts';
import { useLanguages } from '../i18n/languages.ts';
import { keyOf } from '../queries.ts';

/**
 * What an English word means in the interface language; `data` is null when nothing is known. Asked once and then kept, so
 * that asking again shows it at once.
 *
 * @param word letters a-z; empty asks nothing
 */
export function useWordTranslation(word: string) {
  const { lang } = useLanguages();
  const input = { params: { word }, query: { lang, learn: 'en' as const } };
  return useQuery<Translation | null>({
    queryKey: keyOf<typeof translateWord>('/translate/:word', input),
    queryFn: ({ signal }) =>
      call<typeof translateWord>('GET', '/translate/:word', input, signal).then(
        nullWhenEmpty,
        nullWhenUnknown,
      ),
    enabled: word !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Nothing for a translation is as good as none. */
function nullWhenEmpty(reply: Translation): Translation | null {
  return typeof reply.translation === 'string' && reply.translation.trim() !== '' ? reply : null;
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
