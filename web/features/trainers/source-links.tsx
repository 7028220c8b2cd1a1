import type { ReactNode } from 'react';
import type { Shelf } from '#contract/shelves.ts';
import { DICTIONARY_SOURCE, MOST_QUESTIONS, type TestType } from '#contract/test-types.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { buttonClasses } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { countFilters } from '#web/vocabulary/dictionary/filters.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { useTestLink } from './test-link.ts';

/** Starts a test with the person's own words: the one dark bar of the page, with how many there are and how many wait. */
export function MySource({ testType }: { testType: TestType }) {
  const { t } = useTranslation();
  const testLink = useTestLink();
  return (
    <div className="relative mb-5 flex min-h-23 items-center gap-4 rounded-card bg-deep px-5 py-4 text-on-deep sm:px-5.5 forced-colors:border">
      <span aria-hidden="true" className="tile tile-56">
        <Icon name="book" className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={testLink(testType, DICTIONARY_SOURCE)}
          className="head text-xl after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {t('nav.myDictionary')}
        </Link>
        <MyCounts />
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        <span className={buttonClasses('go', '')}>{t('home.train')}</span>
      </span>
    </div>
  );
}

function MyCounts() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const mine = useMyWords()?.filter(({ in_dictionary }) => in_dictionary);
  const knowledge = useKnowledge();
  // As many as come in one packet; a pile is never shown.
  const due = mine && knowledge ? Math.min(countFilters(mine, knowledge).due, MOST_QUESTIONS) : 0;
  return (
    <span className="block min-h-6 text-on-deep-quiet">
      {mine && t('categories.words', { count: mine.length })}
      {due > 0 && ` · ${t('home.today.waiting', { count: due, number: number(due) })}`}
    </span>
  );
}

type SourceLinkProps = {
  testType: TestType;
  source: string;
  emoji: string | undefined;
  shelf: Shelf | undefined;
  name: ReactNode;
  /** Stands below the name, and is not part of it. */
  children?: ReactNode;
};

/** Starts a test with the words of one topic. */
export function SourceLink({ testType, source, emoji, shelf, name, children }: SourceLinkProps) {
  const testLink = useTestLink();
  return (
    <div className="relative flex h-full items-center gap-3.5 rounded-card border border-line bg-card p-2.5 has-[a:hover]:border-accent">
      <PictureTile emoji={emoji} shelf={shelf} size={52} />
      <span className="grid min-h-14 min-w-0 flex-1 content-center leading-snug">
        <Link
          to={testLink(testType, source)}
          className="phrases block font-semibold text-pretty after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        {children}
      </span>
    </div>
  );
}
