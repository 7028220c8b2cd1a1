import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageAt } from '#contract/pages.ts';
import { useIsOffline, useOnReconnect } from '#web/platform/http/connection.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { isDearLine } from '#web/platform/loading/dear-line.ts';
import { hasNewVersion } from '#web/platform/loading/new-version.ts';
import { whenIdle } from '#web/platform/loading/when-idle.ts';
import { FIRST_KEY } from '#web/platform/router/history.ts';
import { useLocation } from '#web/platform/router/router.tsx';
import { loadProfile, useSession } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/storage/store.ts';
import { lateResponse } from './response-cache/cached-call.ts';
import { shownCopies } from './response-cache/response-cache.ts';

/** Sees to it that the page works without a connection, once it is there and has nothing else to do. */
export function OfflineTask() {
  useServiceWorker();
  useWordsAhead();
  useFreshDataOnReconnect();
  useLateResponses();
  useNewVersionOnNextPage();
  return null;
}

/**
 * Has the page stored: a second time what came with it, and what other pages need. Over a dear line that waits for a second page, since
 * many a first visit is the only one; who has a worker already hears from it at once.
 */
function useServiceWorker(): void {
  const { key } = useLocation();
  const [isWanted, setWanted] = useState(() => !isDearLine() || Boolean(navigator.serviceWorker?.controller));
  if (!isWanted && key !== FIRST_KEY) setWanted(true);
  useEffect(() => {
    if (!import.meta.env.PROD || !isWanted) return;
    return whenIdle(() => {
      // Not part of the first load.
      void import('./register-service-worker.ts')
        .then(module => module.registerServiceWorker())
        .catch(() => undefined);
    });
  }, [isWanted]);
}

/** At the start, and whenever somebody comes from a training: then other words are next. */
function useWordsAhead(): void {
  const userId = useSession().user?.id;
  const { lang, learn } = useLanguages();
  const { isOffline } = useIsOffline();
  const page = pageAt(useLocation().pathname);
  const isTraining = page === 'learn' || page?.startsWith('test') === true;
  useEffect(() => {
    if (!import.meta.env.PROD || userId === undefined || isOffline || isTraining) return;
    const controller = new AbortController();
    const callOff = whenIdle(() => {
      const keeping = import('./prefetch-study.ts').then(module =>
        module.prefetchStudy({ lang, learn }, controller.signal),
      );
      keeping.catch(() => undefined);
    });
    return () => {
      callOff();
      controller.abort();
    };
  }, [userId, lang, learn, isOffline, isTraining]);
}

/** What was shown from copies, or could not be shown, is asked for anew. */
function useFreshDataOnReconnect(): void {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  useOnReconnect(() => {
    shownCopies.set(new Map());
    void loadProfile(i18n);
    void queries.invalidateQueries();
  });
}

/** A slow server's response takes the place of the copy that was shown meanwhile. */
function useLateResponses(): void {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  useEffect(
    () =>
      lateResponse.subscribe(() => {
        if (isAddressOf(lateResponse.get(), '/profile', {})) void loadProfile(i18n);
        const isCopy = ([, path, input]: QueryKey) => isAddressOf(lateResponse.get(), path, input);
        void queries.invalidateQueries({ predicate: ({ queryKey }) => isCopy(queryKey) });
      }),
    [queries, i18n],
  );
}

function isAddressOf(url: string, path: unknown, input: unknown): boolean {
  return typeof path === 'string' && addressOf(path as `/${string}`, (input ?? {}) as never) === url;
}

/** Somebody who goes to another page leaves nothing behind: it may as well come in the new version. */
function useNewVersionOnNextPage(): void {
  const { pathname } = useLocation();
  const isOld = useStore(hasNewVersion);
  const reload = useEffectEvent(() => {
    if (isOld && navigator.onLine) location.reload();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page that is gone to, not when the version is heard of
  useEffect(() => reload(), [pathname]);
}
