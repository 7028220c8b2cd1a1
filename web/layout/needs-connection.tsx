import { type PageName, pageAt } from '#contract/pages.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useIsOffline } from '../kept/use-is-offline.ts';
import { useLocation } from '../router/router.tsx';
import { Notice } from '../ui/notice.tsx';

/** What these pages are for, only the server can do. */
const PAGES: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'contact',
  'login',
  'register',
  'resetPassword',
  'confirmEmail',
  'profile',
  'myCards',
  'transfer',
]);

/** Says so before anybody has filled in a form in vain. Its live region is there before any text. */
export function NeedsConnection() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { isOffline } = useIsOffline();
  return (
    <div role="status">
      {isOffline && PAGES.has(pageAt(pathname)) && (
        <div className="mb-5">
          <Notice tone="info">{t('offline.needs')}</Notice>
        </div>
      )}
    </div>
  );
}
