import type { Reply } from '#contract/endpoint.ts';
import type { getListStanding, getSharedList } from '#contract/lists.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useIsWaiting, usePersonal } from '#web/platform/session/use-personal.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMyWordsQuery } from '#web/vocabulary/dictionary/api.ts';
import { useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-row.tsx';
import { GoneList } from './gone-list.tsx';
import { listedWords } from './listed-words.ts';
import { SharedHead } from './shared-head.tsx';
import { SharedWords } from './shared-words.tsx';

/** A list as everybody sees it who has its link. */
export function SharedListScreen({ code }: { code: string }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const given = { params: { code }, query: { lang, learn } };
  const query = useEndpoint<typeof getSharedList>('/lists/:code', given);
  const standing = usePersonal<typeof getListStanding>('/lists/:code/mine', given, query.isSuccess);
  // All of it is shown in and beside the rows, and would push them about.
  const isWaiting = useIsWaiting(useWordStatesQuery(learn), useLearning(), useMyWordsQuery(), standing);
  usePageTitle(query.data?.data.list.name ?? t('lists.title'));
  if (query.error instanceof ApiError && query.error.status === 404) return <GoneList code={code} />;
  return (
    <>
      {query.data === undefined && <PageHeader title={t('lists.title')} />}
      <QueryView
        query={query}
        failure={t('lists.failed')}
        loading={<Waiting />}
        isWaiting={query.isSuccess && isWaiting}
      >
        {({ data }) => <Shared shared={data} standing={standing.data?.data} />}
      </QueryView>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton rows={1} className="mb-6 h-64" />
      <WordListSkeleton />
    </>
  );
}

type SharedProps = {
  shared: Reply<typeof getSharedList>['data'];
  /** Absent for guests. */
  standing: Reply<typeof getListStanding>['data'] | undefined;
};

function Shared({ shared, standing }: SharedProps) {
  const { t } = useTranslation();
  const listed = listedWords(shared, standing?.cards ?? {});
  return (
    <>
      <SharedHead list={shared.list} words={listed} standing={standing} />
      <SameLanguageHint />
      {listed.length === 0 ? (
        <MessageCard drawing="empty" title={t('lists.noWords')} />
      ) : (
        <SharedWords list={shared.list} words={listed} standing={standing} />
      )}
    </>
  );
}
