import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';

export function Footer() {
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
