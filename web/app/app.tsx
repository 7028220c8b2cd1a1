import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type I18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { Layout } from './layout/layout.tsx';
import { LateKeepers } from './lazy-background-tasks.tsx';
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
        <LateKeepers />
      </QueryClientProvider>
    </I18nProvider>
  );
}
