import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Shelf } from '#contract/shelves.ts';
import type { TestType } from '#contract/test-types.ts';
import { PictureTile } from '../words/picture-tile.tsx';
import { useTestLink } from './test-link.ts';

type SourceLinkProps = {
  testType: TestType;
  source: string;
  emoji: string;
  shelf?: Shelf;
  /** The person's own words stand out. */
  isMine?: boolean;
  /** Stands below the name. */
  share?: ReactNode;
  children: ReactNode;
};

/** Starts a test with the words of one source. */
export function SourceLink({
  testType,
  source,
  emoji,
  shelf,
  isMine = false,
  share,
  children,
}: SourceLinkProps) {
  const testLink = useTestLink();
  const look = isMine ? 'border-accent bg-accent-soft' : 'border-line bg-card';
  return (
    <Link
      to={testLink(testType, source)}
      className={`flex h-full min-h-16 items-center gap-4 rounded-card border px-4 py-2 font-semibold leading-snug transition-colors duration-150 hover:border-accent hover:bg-accent-soft ${look}`}
    >
      <PictureTile emoji={emoji} shelf={shelf} size={40} />
      <span className="min-w-0 flex-1">
        {children}
        {share}
      </span>
    </Link>
  );
}
