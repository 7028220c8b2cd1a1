import { useDeferredValue, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { LongList } from '#web/ui/long-list.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { CARDS_AT_ONCE, useCards } from '#web/vocabulary/cards/api.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-row.tsx';
import { CardRow } from './card-row.tsx';

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

/** Of a card with a sentence, in pixels. */
const ROW_HEIGHT = 84;

/** All cards in which a text occurs, however many: those in view are in the document, and asked for by pages. */
function CardList({ search, total }: { search: string; total: number }) {
  return (
    <LongList rowCount={total} rowHeight={ROW_HEIGHT} className="divide-y divide-line">
      {row => <CardAt key={row} search={search} row={row} total={total} />}
    </LongList>
  );
}

/** Rows of one page share one call. */
function CardAt({ search, row, total }: { search: string; row: number; total: number }) {
  const place = row % CARDS_AT_ONCE;
  const page = useCards(search, row - place);
  const card = page.data?.data.cards[place];
  return (
    <li data-row={row} aria-posinset={row + 1} aria-setsize={total} className="min-h-16">
      {card ? <CardRow key={card.id} card={card} /> : <Skeleton rows={1} className="h-20" />}
    </li>
  );
}
