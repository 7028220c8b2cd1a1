import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TestType } from '#contract/test-types.ts';
import { useTestLink } from './test-link.ts';

type SourceLinkProps = {
  testType: TestType;
  source: string;
  emoji: string;
  /** The person's own words stand out. */
  isMine?: boolean;
  /** Stands below the name. */
  share?: ReactNode;
  children: ReactNode;
};

/** Starts a test with the words of one source. */
export function SourceLink({ testType, source, emoji, isMine = false, share, children }: SourceLinkProps) {
  const testLink = useTestLink();
  const look = isMine ? 'border-accent bg-accent-soft' : 'border-line bg-card';
  return (
    <Link
      to={testLink(testType, source)}
      className={`flex h-full min-h-16 items-center gap-4 rounded-card border px-4 py-2 font-semibold leading-snug transition-colors duration-150 hover:border-accent hover:bg-accent-soft ${look}`}
    >
      <span aria-hidden="true" className="text-3xl">
        {emoji}
      </span>
      <span className="min-w-0 flex-1">
        {children}
        {share}
      </span>
    </Link>
  );
}
