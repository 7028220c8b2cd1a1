import { useState } from 'react';
import { listSource } from '#contract/list-codes.ts';
import { pathTo } from '#contract/pages.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useListChanges, useMyList, type WholeList } from '#web/vocabulary/lists/api.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-row.tsx';
import { GoneList } from './gone-list.tsx';
import { ListDialog } from './list-dialog.tsx';
import { useListFacts } from './list-facts.ts';
import { listedWords } from './listed-words.ts';
import { OwnWords } from './own-words.tsx';
import { ShareCard } from './share-card.tsx';
import { TestLinks } from './test-links.tsx';

/** A list as its owner has it: what is written over it, its link, and its words. */
export function OwnListScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useMyList(id);
  const list = query.data?.data.list;
  usePageTitle(list?.name ?? t('lists.title'));
  if (query.error instanceof ApiError && query.error.status === 404) return <GoneList code={id} />;
  return (
    <>
      <BackLink to={pathTo('lists')} label={t('lists.title')} />
      {list === undefined && <PageHeader title={t('lists.title')} />}
      <QueryView
        query={query}
        failure={t('lists.failed')}
        loading={
          <>
            <Skeleton rows={1} className="mb-6 h-40" />
            <WordListSkeleton />
          </>
        }
      >
        {({ data }) => <Own whole={data} />}
      </QueryView>
    </>
  );
}

function Own({ whole }: { whole: WholeList }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { list } = whole;
  const facts = useListFacts(list);
  const words = listedWords(whole, whole.cards);
  const source = listSource(list.id);
  return (
    <>
      <PageHeader
        title={<bdi>{list.name}</bdi>}
        lead={
          <>
            {list.line && (
              <span className="block">
                <bdi>{list.line}</bdi>
              </span>
            )}
            <span className="block tabular-nums">{facts}</span>
          </>
        }
      >
        <OwnActions whole={whole} />
      </PageHeader>
      <SameLanguageHint />
      <ShareCard list={list} />
      {words.some(({ isLearnable }) => isLearnable) && (
        <div className="mb-5 flex flex-wrap gap-2 max-sm:*:grow">
          <ButtonLink look="go" to={pathTo('learn', {}, { source, lang, learn })}>
            {t('category.learn')}
          </ButtonLink>
          <TestLinks source={source} />
        </div>
      )}
      <OwnWords whole={whole} words={words} />
    </>
  );
}

/** To change what is written over it, and to delete it. */
function OwnActions({ whole: { list } }: { whole: WholeList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { rewrite, remove } = useListChanges();
  const [isOpen, setIsOpen] = useState(false);
  const handleRemove = async () => {
    if (await remove(list)) navigate(pathTo('lists'));
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('cards.edit')}</Button>
      <Button look="text" onClick={() => void handleRemove()}>
        {t('lists.delete')}
      </Button>
      {isOpen && (
        <ListDialog
          title={t('cards.edit')}
          action={t('cards.save')}
          list={list}
          onSave={async written => (await rewrite(list, written)) !== undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
