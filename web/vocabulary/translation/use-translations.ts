import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { cleanWord } from '#contract/text-words.ts';
import type {
  getTranslationOptions,
  Translation,
  translateSentence,
  translateWord,
} from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { keyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';
import { meantBy } from './word-meaning.ts';

/** A word whose translation somebody wants. */
export type TappedWord = {
  /** As it is written in the text. */
  written: string;
  /** The same with the vowel marks or the stress that it has in this text. */
  marked?: string;
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
}: TappedWord): ShownQuery<Translation | null> {
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
  const known = isGiven || isCutOff ? given : meantBy(data, given);
  return { data: known, isError, isFetching, error, refetch } as ShownQuery<Translation | null>;
}

/** Nothing for a translation is as good as none, unless the word is explained by what it is. */
function nullWhenEmpty(reply: Translation): Translation | null {
  const isTranslated = typeof reply.translation === 'string' && reply.translation.trim() !== '';
  return isTranslated || (reply.readings?.length ?? 0) > 0 ? reply : null;
}

/** A word that nobody knows is no failure. */
export function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** What of a text may be translated with one press: a sentence, or where it is longer than a call takes, the part around a word. */
export type TranslatableSentence = { text: string; isPart: boolean; learn: Language };

/** Whether sentences of a language can be translated into that of the interface. Asked once, since only another start of the server changes it. */
export function useTranslatesSentences(learn: Language): boolean {
  const { lang } = useLanguages();
  const { data } = useQuery<Reply<typeof getTranslationOptions>>({
    queryKey: keyOf<typeof getTranslationOptions>('/translation-options', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.data.has_sentences === true && lang !== learn;
}

/**
 * What a sentence means in the interface language, once `isWanted`; `data` is null where the service knows no translation. Kept as long
 * as the page is open, and forgotten with the person: it may be of a text of their own.
 */
export function useSentenceTranslation(
  { text, learn }: Pick<TranslatableSentence, 'text' | 'learn'>,
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
      ).then(({ data }) => data.translation, nullWhenUntranslated),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** A server without a service that translates says 404 too. */
function nullWhenUntranslated(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
