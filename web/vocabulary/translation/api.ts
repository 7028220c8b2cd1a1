import { useQuery } from '@tanstack/react-query';
import { cleanWord } from '#contract/text-words.ts';
import type { Translation, translateWord } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { keyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';

/** A word that somebody asked for. */
export type AskedWord = {
  /** As it stands in the text. */
  written: string;
  learn: Language;
  /** What came with the text of it; undefined where nothing did. */
  given?: Translation | undefined;
  /** The reader has chosen what it is. */
  isChosen?: boolean;
};

/**
 * What a word means in the interface language; `data` is null when nothing is known. What came with the text needs no request, but for
 * English words, which are asked for as the specification says; without a connection they too are read from what came. Asked once and then kept.
 */
export function useWordTranslation({
  written,
  learn,
  given,
  isChosen = false,
}: AskedWord): ShownQuery<Translation | null> {
  const { lang } = useLanguages();
  const isEnglish = learn === 'en';
  const word = isEnglish ? cleanWord(written) : written;
  const isGiven = given !== undefined && (!isEnglish || isChosen);
  const query = isEnglish ? { lang, learn } : { lang, learn, readings: 'all' as const };
  const input = { params: { word }, query };
  const { data, isError, isFetching, error, refetch } = useQuery<Translation | null>({
    queryKey: keyOf<typeof translateWord>('/translate/:word', input),
    queryFn: ({ signal }) =>
      call<typeof translateWord>('GET', '/translate/:word', input, signal).then(
        nullWhenEmpty,
        nullWhenUnknown,
      ),
    enabled: word !== '' && !isGiven,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isCutOff = isError && error instanceof ApiError && error.status === 0;
  const known = isGiven || isCutOff ? given : data && given ? { ...data, readings: given.readings } : data;
  return { data: known, isError, isFetching, error, refetch } as ShownQuery<Translation | null>;
}

/** Nothing for a translation is as good as none, unless the word is explained by what it is. */
function nullWhenEmpty(reply: Translation): Translation | null {
  const isTranslated = typeof reply.translation === 'string' && reply.translation.trim() !== '';
  return isTranslated || (reply.readings?.length ?? 0) > 0 ? reply : null;
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
