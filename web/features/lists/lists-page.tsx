import { useState } from 'react';
import type { OwnList } from '#contract/lists.ts';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useListChanges, useMyLists } from '#web/vocabulary/lists/api.ts';
import { ListDialog } from './list-dialog.tsx';
import { ListRow } from './list-row.tsx';

/** The person's lists, and the way to make one. */
export function ListsPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const query = useMyLists();
  const [isMaking, setIsMaking] = useState(false);
  usePageTitle(t('lists.title'));
  if (status === 'guest') return <NotAuthorized title={t('lists.title')} text={t('lists.loginToView')} />;
  const hasNone = query.data?.data.lists.length === 0;
  const opener = (
    <Button look="main" icon="plus" onClick={() => setIsMaking(true)}>
      {t('lists.new')}
    </Button>
  );
  return (
    <>
      <BackLink to={pathTo('myDictionary')} label={t('nav.myDictionary')} />
      <PageHeader title={t('lists.title')} lead={t('lists.lead')}>
        {!hasNone && opener}
      </PageHeader>
      <QueryView
        query={query}
        failure={t('lists.failed')}
        loading={
          <div data-loading className="min-h-dvh">
            <Skeleton rows={4} className="mb-3 h-24" />
          </div>
        }
        isEmpty={({ data }) => data.lists.length === 0}
        empty={
          <MessageCard drawing="empty" title={t('lists.empty')} text={t('lists.howToFill')}>
            {opener}
          </MessageCard>
        }
      >
        {({ data }) => <Lists lists={data.lists} />}
      </QueryView>
      {isMaking && <NewListDialog onClose={() => setIsMaking(false)} />}
    </>
  );
}

function Lists({ lists }: { lists: readonly OwnList[] }) {
  const { remove } = useListChanges();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {lists.map(list => (
        <ListRow key={list.id} list={list} onRemove={() => void remove(list)} />
      ))}
    </ul>
  );
}

/** Asks for a name, makes the list and goes to it; open as long as it is rendered. */
function NewListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const navigate = useNavigate();
  const { make } = useListChanges();
  return (
    <ListDialog
      title={t('lists.new')}
      action={t('lists.create')}
      onSave={async written => {
        const list = await make(written);
        if (list !== undefined) navigate(pathTo('list', { code: list.id }, { lang, learn }));
        return list !== undefined;
      }}
      onClose={onClose}
    />
  );
}
