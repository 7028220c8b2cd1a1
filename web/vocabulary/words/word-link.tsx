import type { ReactNode } from 'react';
import { pathTo } from '#contract/pages.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';

type WordLinkProps = { id: string; children: ReactNode };

/** Leads from a word to its page, and covers the positioned element around it. */
export function WordLink({ id, children }: WordLinkProps) {
  const { lang, learn } = useLanguages();
  return (
    <Link
      to={pathTo('word', { wordId: id }, { lang, learn })}
      className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
    >
      {children}
    </Link>
  );
}
