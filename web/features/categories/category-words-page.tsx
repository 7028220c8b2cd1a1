import { useDeferredValue, useMemo } from 'react';
import type { listCategoryWords } from '#contract/categories.ts';
import type { Word } from '#contract/words.ts';
import { ApiError, isFromNoServer } from '#web/platform/http/http.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { CategoryDownload } from '#web/platform/offline/downloads/category-download.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { NotFoundPage } from '#web/platform/router/not-found-page.tsx';
import { usePageParams } from '#web/platform/router/router.tsx';
import { useTitleInLanguage } from '#web/platform/router/use-page-title.ts';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { LettersHint } from '#web/vocabulary/marks/letters-hint.tsx';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-row.tsx';
import { useWordView } from '#web/vocabulary/words/word-view.tsx';
import { CategoryHeader } from './category-header.tsx';
import { CategoryWords } from './category-words.tsx';

export function CategoryWordsPage() {
  const { t } = useTranslation();
  const { categoryId = '' } = usePageParams('categoryWords');
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const query = useEndpoint<typeof listCategoryWords>('/categories/:categoryId/words', {
    params: { categoryId },
    query: { lang, learn },
  });
  const category = query.data?.data.category;
  useTitleInLanguage(category?.name ?? '', learn);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <>
      <CategoryHeader category={category} hasFailed={query.isError && !query.isFetching} />
      <SameLanguageHint />
      {status === 'guest' && (
        <>
          <GuestPrompt text={t('words.guest')} />
          <LettersHint />
        </>
      )}
      <QueryView
        query={query}
        // What was never opened is not a fault of anything while there is no network.
        failure={error => t(isFromNoServer(error) && !navigator.onLine ? 'words.notKept' : 'words.failed')}
        loading={<WordListSkeleton />}
        isEmpty={({ data }) => data.words.length === 0}
        empty={<MessageCard drawing="empty" title={t('words.empty')} />}
      >
        {({ data }) => (
          <>
            <ChosenWay words={data.words} categoryId={categoryId} title={category?.name ?? ''} />
            <CategoryDownload words={data.words.length} categoryId={categoryId} lang={lang} learn={learn} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** As a list or as pictures. Sixty of them take a slow phone a fifth of a second, for which the choice does not wait. */
function ChosenWay({ words, ...category }: { words: Word[]; categoryId: string; title: string }) {
  const view = useDeferredValue(useWordView());
  const listed = useMemo(() => words.map(fromCategory), [words]);
  return <CategoryWords words={listed} view={view} {...category} />;
}
