import { useEffect, useState } from 'react';
import type { getOwnText, OwnText } from '#contract/own-texts.ts';
import { pathTo } from '#contract/pages.ts';
import { PASTED } from '#contract/text-bounds.ts';
import { ApiError, isFromNoServer } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { NotFoundPage } from '#web/platform/router/not-found-page.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useSession } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { useStore } from '#web/platform/storage/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextReader } from '../text/text-reader.tsx';
import { neighboursOf, rememberPart } from './books.ts';
import { pastedText, useOwnTexts, type WrittenText } from './own-texts.ts';
import { pagesOf } from './pages-of.ts';
import { useReadPage } from './use-read-page.ts';

/** A text that somebody brought along: their own, or what a guest has just pasted. */
export function OwnTextPage({ id }: { id: string }) {
  return id === PASTED ? <PastedText /> : <KeptText id={id} />;
}

/** What a text that does not come is said to lack: without a connection only what this device keeps can be read. */
export const textFailure = (error: unknown) =>
  isFromNoServer(error) && !navigator.onLine ? 'reader.notKept' : 'reader.failed';

function PastedText() {
  const text = useStore(pastedText);
  return text === null ? <NotFoundPage /> : <PagedText id={PASTED} text={text} />;
}

function KeptText({ id }: { id: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const query = usePersonal<typeof getOwnText>('/own-texts/:id', { params: { id } });
  const isMissing = query.error instanceof ApiError && [404, 422].includes(query.error.status);
  if (isMissing || status === 'guest') return <NotFoundPage />;
  return (
    <QueryView
      query={query}
      failure={error => t(textFailure(error))}
      loading={<Skeleton rows={4} className="h-28" />}
    >
      {({ data }) => <PartOfBook key={id} text={data.text} />}
    </QueryView>
  );
}

/** A kept text; where it is a part of a longer one, its first and last page lead to the other parts. */
function PartOfBook({ text }: { text: OwnText }) {
  const texts = useOwnTexts().data?.data.texts ?? [];
  useEffect(() => rememberPart(text), [text]);
  return <PagedText id={text.id} text={text} {...neighboursOf(texts, text.id)} />;
}

type PagedTextProps = {
  id: string;
  text: WrittenText;
  /** Ids of the parts before and after this one. */
  before?: string | undefined;
  after?: string | undefined;
};

/** A text page by page; the page is remembered in this browser. */
function PagedText({ id, text, before, after }: PagedTextProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [pages] = useState(() => pagesOf(text.body));
  const [page, setPage] = useState(() =>
    Math.min(pages.length - 1, Number(readStored(pageKey(id)) ?? 0) || 0),
  );
  usePageTitle(text.title);
  const body = pages[page] ?? '';
  const read = useReadPage({ ...text, body });
  const go = (next: number) => {
    setPage(next);
    if (id !== PASTED) writeStored(pageKey(id), next === 0 ? null : String(next));
    scrollTo({ top: 0 });
  };
  const openPart = (part: string) => navigate(pathTo('text', { id: part }));
  return (
    <>
      <QueryView query={read} failure={t('reader.failed')} loading={<Skeleton rows={4} className="h-28" />}>
        {({ spans, reading }) => (
          <TextReader
            key={`${id} ${page}`}
            text={{ id: `${id}:${page}`, title: text.title, body, learn: text.learn, spans, reading }}
          />
        )}
      </QueryView>
      {(pages.length > 1 || before !== undefined || after !== undefined) && (
        <nav className="mt-6 flex max-w-[34em] flex-wrap items-center justify-between gap-3">
          {page === 0 && before !== undefined ? (
            <Button onClick={() => openPart(before)}>{t('reader.previousPart')}</Button>
          ) : (
            <Button disabled={page === 0} onClick={() => go(page - 1)}>
              {t('reader.previousPage')}
            </Button>
          )}
          <span className="text-quiet tabular-nums max-sm:order-first max-sm:basis-full max-sm:text-center">
            {t('reader.pages', { page: page + 1, pages: pages.length })}
          </span>
          {page === pages.length - 1 && after !== undefined ? (
            <Button onClick={() => openPart(after)}>{t('reader.nextPart')}</Button>
          ) : (
            <Button disabled={page === pages.length - 1} onClick={() => go(page + 1)}>
              {t('reader.nextPage')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

const pageKey = (id: string) => `reading_page:${id}`;
