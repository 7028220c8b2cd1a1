import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Layout } from './layout/layout.tsx';
import { GuestCheckKeeper } from './placement/guest-check-keeper.tsx';
import { Pages } from './routes.tsx';

/** The whole interface, free of the browser's globals in its first render; the router stands around it. */
export function App({ i18n, queries }: { i18n: i18n; queries: QueryClient }) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Layout>
          <Pages />
        </Layout>
        <GuestCheckKeeper />
      </QueryClientProvider>
    </I18nextProvider>
  );
}
