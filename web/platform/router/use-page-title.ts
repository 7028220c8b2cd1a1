import { useEffect, useEffectEvent, useRef } from 'react';
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
  const { language } = i18n;
  useServersTitle(`${language} ${learn} ${what}`, () => titleInLanguage(t, { what, language, learn }));
}

/** Names the page of a word: `der Hund: dog · German`. It waits like the title of a list. */
export function useTitleOfWord(what: string, learn: Language): void {
  const { language } = useTranslation().i18n;
  useServersTitle(`${language} ${learn} ${what}`, () =>
    withProduct(what === '' ? '' : `${what} · ${nameOfLanguage(learn, language)}`),
  );
}

function useServersTitle(page: string, make: () => string): void {
  const isHydrated = useHydrated();
  const servers = useRef(isHydrated ? undefined : page);
  const title = useEffectEvent(make);
  if (import.meta.env.SSR) rendered = make();
  useEffect(() => {
    if (servers.current === page) return;
    servers.current = undefined;
    document.title = title();
  }, [page]);
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
  return withProduct(t('common.inLanguage', { what, language: nameOfLanguage(learn, language) }));
}

function nameOfLanguage(learn: Language, language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language' }).of(learn);
}

const withProduct = (title: string) => (title === '' ? 'Slova' : `${title} · Slova`);

/** For the head of a page that has just been rendered on the server. */
export const renderedTitle = () => rendered;
