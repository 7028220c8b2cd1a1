import type { ReactNode } from 'react';
import { pathTo } from '#contract/pages.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';

type WordLinkProps = {
  id: string;
  /** Whether the Tab key stops here; not where a menu beside it leads to the same page. */
  isStop?: boolean;
  children: ReactNode;
};

/** Leads from a word to its page, and covers the positioned element around it. */
export function WordLink({ id, isStop = true, children }: WordLinkProps) {
  const { lang, learn } = useLanguages();
  return (
    <Link
      to={pathTo('word', { wordId: id }, { lang, learn })}
      tabIndex={isStop ? undefined : -1}
      // The second press of two that were meant for what lay over it, such as a dialog.
      onClick={event => event.detail > 1 && event.preventDefault()}
      className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
    >
      {children}
    </Link>
  );
}
