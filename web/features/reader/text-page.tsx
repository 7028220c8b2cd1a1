import type { getText } from '#contract/reader.ts';
import { isOwnTextId } from '#contract/text-bounds.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { NotFoundPage } from '#web/platform/router/not-found-page.tsx';
import { usePageParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTranslatesSentences } from '#web/vocabulary/translation/use-translations.ts';
import { OwnTextPage, textFailure } from './own/own-text-page.tsx';
import { TextReader } from './text/text-reader.tsx';

export function TextPage() {
  const { id = '' } = usePageParams('text');
  return isOwnTextId(id) ? <OwnTextPage id={id} /> : <BuiltInText id={id} />;
}

function BuiltInText({ id }: { id: string }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const query = useEndpoint<typeof getText>('/texts/:id', { params: { id }, query: { lang } });
  // Asked with the text and not after it: the server would draw the whole text once more.
  useTranslatesSentences(lang);
  usePageTitle(query.data?.data.text.title ?? '');
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <>
      {query.isError && <PageHeader title={t('nav.texts')} />}
      <QueryView query={query} failure={error => t(textFailure(error))} loading={<TextSkeleton />}>
        {({ data }) => <TextReader key={data.text.id} text={data.text} />}
      </QueryView>
    </>
  );
}

function TextSkeleton() {
  return (
    <div className="flex max-w-[680px] flex-col gap-4">
      <Skeleton rows={1} className="mb-6 h-9 w-2/3" />
      <Skeleton rows={4} className="h-28" />
    </div>
  );
}
