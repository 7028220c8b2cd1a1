import { useEffect, useRef } from 'react';
import type { Language } from '#languages/index.ts';
import { type Translate, useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The title that the last render on the server gave. */
let rendered = '';

/** Names the page in the browser's tab, behind its name that of the product. */
export function usePageTitle(title: string): void {
  useWholeTitle(withProduct(title));
}

/**
 * Names a page that shows other words in every learning language: `Food in Spanish`. The title of the server stays until it is
 * another page: the first that a browser loads of its names of languages takes a slow phone some 50 ms.
 */
export function useTitleInLanguage(what: string, learn: Language): void {
  const { t, i18n } = useTranslation();
  const isHydrated = useHydrated();
  const { language } = i18n;
  const page = `${language} ${learn} ${what}`;
  const servers = useRef(isHydrated ? undefined : page);
  if (import.meta.env.SSR) rendered = titleInLanguage(t, { what, language, learn });
  useEffect(() => {
    if (servers.current === page) return;
    servers.current = undefined;
    document.title = titleInLanguage(t, { what, language, learn });
  }, [page, t, what, language, learn]);
}

export function useWholeTitle(title: string): void {
  if (import.meta.env.SSR) rendered = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function titleInLanguage(
  t: Translate,
  { what, language, learn }: { what: string; language: Language; learn: Language },
): string {
  if (what === '') return withProduct('');
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return withProduct(t('common.inLanguage', { what, language: names.of(learn) }));
}

const withProduct = (title: string) => (title === '' ? 'Slova' : `${title} · Slova`);

/** For the head of a page that has just been rendered on the server. */
export const renderedTitle = () => rendered;
