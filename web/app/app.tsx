import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { type I18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { Layout } from './layout/layout.tsx';
import { Pages } from './routes.tsx';

type AppProps = {
  i18n: I18n;
  queries: QueryClient;
  /** A path of which the server has said that nothing stands there. */
  missing?: string | undefined;
};

/** The whole interface, free of the browser's globals in its first render; the router stands around it. */
export function App({ i18n, queries, missing }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Layout>
          <Pages missing={missing} />
        </Layout>
        <LazyBackgroundTasks />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Loads the tasks once the page answers, since it works without them; a failed load is repeated with the next page or connection. */
function LazyBackgroundTasks() {
  const [BackgroundTasks, setTasks] = useState<ComponentType>();
  const { pathname } = useLocation();
  const { isOffline } = useIsOffline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is an occasion to try again
  useEffect(() => {
    if (BackgroundTasks === undefined)
      import('./background-tasks.tsx').then(
        module => setTasks(() => module.BackgroundTasks),
        () => undefined,
      );
  }, [BackgroundTasks, pathname, isOffline]);
  return BackgroundTasks && <BackgroundTasks />;
}
