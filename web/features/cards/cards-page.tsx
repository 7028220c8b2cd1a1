import { useDeferredValue, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { useCards } from '#web/vocabulary/cards/api.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-list-skeleton.tsx';
import { CardList } from './card-list.tsx';

/** The person's own cards: search, listen, edit, delete. */
export function CardsPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  /** Undefined until somebody has searched: from then on the field stays, whatever is left to find. */
  const [search, setSearch] = useState<string>();
  const asked = useDeferredValue(search?.trim() ?? '');
  const query = useCards(asked, 0);
  usePageTitle(t('cards.title'));
  if (status === 'guest') return <NotAuthorized title={t('cards.title')} text={t('cards.loginToView')} />;
  const hasNone = asked === '' && query.data?.data.total === 0;
  const waysIn = (
    <>
      <AddCardButton look="main" />
      <ButtonLink to={pathTo('transfer')}>{t('transfer.title')}</ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={t('cards.title')} lead={t('cards.lead')}>
        {!hasNone && waysIn}
      </PageHeader>
      {(!hasNone || search !== undefined) && (
        <SearchField label={t('cards.search')} value={search ?? ''} onChange={setSearch} maxLength={60} />
      )}
      <QueryView
        query={query}
        failure={t('cards.failed')}
        loading={<WordListSkeleton />}
        isEmpty={({ data }) => data.total === 0}
        empty={
          asked === '' ? (
            <MessageCard drawing="empty" title={t('cards.empty')} text={t('cards.howToFill')}>
              {waysIn}
            </MessageCard>
          ) : (
            <p className="py-8 text-center text-quiet">{t('cards.noMatch')}</p>
          )
        }
      >
        {({ data }) => <CardList key={asked} search={asked} total={data.total} />}
      </QueryView>
    </>
  );
}
