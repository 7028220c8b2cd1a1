import { useEffect } from 'react';

/** The title that the last render on the server gave. */
let rendered = '';

/** Names the page in the browser's tab, behind its name that of the product. */
export function usePageTitle(title: string): void {
  useWholeTitle(title === '' ? 'Slova' : `${title} · Slova`);
}

export function useWholeTitle(title: string): void {
  if (import.meta.env.SSR) rendered = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** For the head of a page that has just been rendered on the server. */
export const renderedTitle = () => rendered;
