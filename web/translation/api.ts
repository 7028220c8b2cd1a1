import { useQuery } from '@tanstack/react-query';
import { cleanWord } from '#contract/text-words.ts';
import type { Translation, translateWord } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { ApiError, call } from '../http.ts';
import { useLanguages } from '../i18n/languages.ts';
import { keyOf } from '../queries.ts';

/**
 * What a word of a text in `learn` means in the interface language; `data` is null when nothing is known. Asked once and then
 * kept, so that asking again shows it at once.
 *
 * @param written as it stands in the text; an English one is asked for as the specification says. Nothing asks nothing.
 */
export function useWordTranslation(written: string, learn: Language) {
  const { lang } = useLanguages();
  const word = learn === 'en' ? cleanWord(written) : written;
  const input = { params: { word }, query: { lang, learn } };
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
