import { useEffect, useMemo } from 'react';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '../i18n/i18n.tsx';

/** The title that the last render on the server gave. */
let rendered = '';

/** Names the page in the browser's tab, behind its name that of the product. */
export function usePageTitle(title: string): void {
  useWholeTitle(title === '' ? 'Slova' : `${title} · Slova`);
}

/**
 * Names a page that shows other words in every learning language: `Food in Spanish`. Server and browser may not call languages
 * alike, which does no harm in a title: nothing compares it when the page is taken over.
 */
export function useTitleInLanguage(what: string, learn: Language): void {
  const { t, i18n } = useTranslation();
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'language' }), [i18n.language]);
  usePageTitle(what === '' ? '' : t('common.inLanguage', { what, language: names.of(learn) }));
}

export function useWholeTitle(title: string): void {
  if (import.meta.env.SSR) rendered = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** For the head of a page that has just been rendered on the server. */
export const renderedTitle = () => rendered;
