import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type I18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { Layout } from './layout/layout.tsx';
import { Pages } from './routes.tsx';
import { useLater } from './use-later.ts';

type AppProps = {
  i18n: I18n;
  queries: QueryClient;
  /** A path of which the server has said that nothing stands there. */
  missing?: string | undefined;
  /** Without what stands around the page. */
  isBare?: boolean;
};

/** The whole interface, free of the browser's globals in its first render; the router stands around it. */
export function App({ i18n, queries, missing, isBare = false }: AppProps) {
  const pages = <Pages missing={missing} />;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        {isBare ? pages : <Layout>{pages}</Layout>}
        <LazyBackgroundTasks />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Not part of the first load. */
function LazyBackgroundTasks() {
  const BackgroundTasks = useLater(loadBackgroundTasks);
  return BackgroundTasks && <BackgroundTasks />;
}

const loadBackgroundTasks = async () => (await import('./background-tasks.tsx')).BackgroundTasks;
