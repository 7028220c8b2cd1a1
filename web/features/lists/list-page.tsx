import { isListCode, isOwnListId } from '#contract/list-codes.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useIsMissingHere } from '#web/platform/router/missing-here.ts';
import { usePageParams } from '#web/platform/router/router.tsx';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { GoneList } from './gone-list.tsx';
import { OwnListScreen } from './own-list.tsx';
import { SharedListScreen } from './shared-list.tsx';

/** A list: by its id for its owner, who changes it there, and by the code of its link for everybody. */
export function ListPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { code = '' } = usePageParams('list');
  const isMissing = useIsMissingHere();
  if (!isOwnListId(code))
    return isMissing || !isListCode(code) ? (
      <GoneList code={code} />
    ) : (
      <SharedListScreen key={code} code={code} />
    );
  if (status === 'guest') return <NotAuthorized title={t('lists.title')} text={t('lists.loginToView')} />;
  return <OwnListScreen key={code} id={code} />;
}
