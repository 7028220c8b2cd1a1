import { type PageName, pageAt } from '#contract/pages.ts';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { stuckCount, useWouldBeLost } from '#web/platform/offline/outbox/outbox-status.ts';
import { shownCopies } from '#web/platform/offline/response-cache/response-cache.ts';
import { Band } from '#web/platform/query-view/band.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { useStore } from '#web/platform/storage/store.ts';

/** What these pages are for, only the server can do. */
const PAGES: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'contact',
  'login',
  'register',
  'resetPassword',
  'confirmEmail',
  'endReminders',
  'profile',
  'myCards',
  'transfer',
]);

/**
 * Says what needs a connection, before anybody has filled in a form in vain, what still works without one, how many answers wait for
 * it and whether they outlive the page, and of when a person's data is, where it is not of now. Its live region is there before any text. Put away, it comes back with
 * the next loss, and where a form needs what is lost.
 */
export function OfflineBand() {
  const { t } = useTranslation();
  const { isOffline, isAway } = useIsOffline();
  const waiting = useStore(stuckCount);
  const wouldBeLost = useWouldBeLost();
  const savedAt = useSavedAt();
  const { pathname } = useLocation();
  const isNeeded = isOffline && PAGES.has(pageAt(pathname));
  return (
    <div role="status">
      {(isOffline || waiting > 0 || savedAt !== undefined) && (
        <Band key={String(isNeeded)} icon={waiting > 0 && !isOffline ? 'upload' : 'offline'} tone="spark">
          {isNeeded && <p className="font-semibold">{t('offline.needs')}</p>}
          {wouldBeLost ? (
            <p className="font-semibold">{t('offline.unkept')}</p>
          ) : (
            isOffline && (
              // Above a form on the narrowest phone its first sentence has said it, and room is dear there.
              <p className={isNeeded && !isAway ? 'max-[22.5rem]:hidden' : ''}>
                {t(isAway ? 'offline.away' : 'layout.offline')}
              </p>
            )
          )}
          {waiting > 0 && <p>{t('learn.waiting', { count: waiting })}</p>}
          {savedAt !== undefined && <p>{savedAt}</p>}
        </Band>
      )}
    </div>
  );
}

/** Of when what is shown of a person is, where any of it comes from a copy. */
function useSavedAt(): string | undefined {
  const { t, i18n } = useTranslation();
  const copies = [...useStore(shownCopies).values()].filter(({ isPersonal }) => isPersonal);
  if (copies.length === 0) return undefined;
  const oldest = Math.min(...copies.map(({ storedAt }) => storedAt));
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return t('offline.savedAt', { when: time.format(oldest) });
}
