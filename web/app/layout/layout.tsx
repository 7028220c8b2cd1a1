import type { ReactNode } from 'react';
import { pathTo } from '#contract/pages.ts';
import { PAGE_END_ID } from '#contract/rendering.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { NewVersionBand } from '#web/platform/offline/new-version-band.tsx';
import { Bands } from '#web/platform/query-view/band.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { Toaster } from '#web/platform/toasts/toaster.tsx';
import { Header } from './header.tsx';
import { OfflineBand } from './offline-band.tsx';
import { PageErrors } from './page-errors.tsx';
import { TabBar } from './tab-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/**
 * What surrounds every page: skip link, header, the page, footer, tabs on a phone, notifications. A page asks for room on a phone by
 * an attribute anywhere in it: `data-stage` (a trainer) takes header and tabs away, and the footer everywhere, `data-bottom-bar` the tabs,
 * and `data-loading` hides the footer until its place is known.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useFocusOnNavigation();
  return (
    <div className="page flex min-h-dvh flex-col max-sm:not-has-data-stage:has-data-band:min-h-[calc(100dvh+7rem)] max-sm:not-has-data-stage:has-data-band:pb-28">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t('layout.skip')}
      </a>
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-5 py-6 outline-none has-data-stage:flex has-data-stage:flex-col has-data-stage:py-0 sm:px-8 sm:py-10"
      >
        <PageErrors>{children}</PageErrors>
      </main>
      <Footer />
      <TabBar />
      <span id={PAGE_END_ID} hidden />
      <Bands>
        <OfflineBand />
        <NewVersionBand />
      </Bands>
      <Toaster />
    </div>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line max-sm:not-low:pb-18 page-loading:invisible page-stage:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 px-5 py-4 text-sm text-quiet sm:px-8">
        <span>{t('layout.tagline')}</span>
        <Link
          to={pathTo('contact')}
          className="inline-flex min-h-11 min-w-11 items-center justify-end underline underline-offset-4"
        >
          {t('nav.contact')}
        </Link>
      </div>
    </footer>
  );
}
