import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getTranslationOptions, translateSentence } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { fetchKey, keyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';

/** What of a text may be translated with one press: a sentence, or where it is longer than a call takes, the part around a word. */
export type AskedSentence = { text: string; isPart: boolean; learn: Language };

/** Whether sentences of a language can be translated into that of the interface. Asked once, since only another start of the server changes it. */
export function useTranslatesSentences(learn: Language): boolean {
  const { lang } = useLanguages();
  const { data } = useQuery({
    queryKey: keyOf<typeof getTranslationOptions>('/translation-options', {}),
    queryFn: ({ queryKey, signal }) => fetchKey(queryKey, signal) as Promise<Options>,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.data.has_sentences === true && lang !== learn;
}

type Options = Reply<typeof getTranslationOptions>;

/**
 * What a sentence means in the interface language, once `isWanted`; `data` is null where the service knows no translation. Kept as long
 * as the page is open, and forgotten with the person: it may be of a text of their own.
 */
export function useSentenceTranslation(
  { text, learn }: Pick<AskedSentence, 'text' | 'learn'>,
  isWanted: boolean,
): ShownQuery<string | null> {
  const { lang } = useLanguages();
  return useQuery<string | null>({
    queryKey: ['user', 'sentence', learn, lang, text],
    queryFn: ({ signal }) =>
      call<typeof translateSentence>(
        'POST',
        '/translate-sentence',
        { body: { sentence: text, lang, learn } },
        signal,
      ).then(({ data }) => data.translation, nullWhenUnknown),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
