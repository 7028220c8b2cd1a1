import { isOwnListId } from '#contract/list-codes.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { usePageParams } from '#web/platform/router/router.tsx';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { OwnListScreen } from './own-list.tsx';
import { SharedListScreen } from './shared-list.tsx';

/** A list: by its id for its owner, who changes it there, and by the code of its link for everybody. */
export function ListPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { code = '' } = usePageParams('list');
  if (!isOwnListId(code)) return <SharedListScreen key={code} code={code} />;
  if (status === 'guest') return <NotAuthorized title={t('lists.title')} text={t('lists.loginToView')} />;
  return <OwnListScreen key={code} id={code} />;
}
