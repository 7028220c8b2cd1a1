import type { ReactNode } from 'react';
import type { Shelf } from '#contract/shelves.ts';
import type { TestType } from '#contract/test-types.ts';
import { Link } from '#web/platform/router/link.tsx';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { useTestLink } from './test-link.ts';

type SourceLinkProps = {
  testType: TestType;
  source: string;
  emoji: string;
  shelf: Shelf;
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
