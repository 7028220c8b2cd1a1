import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTestLink } from './test-link.ts';
import type { TestType } from './test-types.ts';

type SourceLinkProps = {
  testType: TestType;
  source: string;
  emoji: string;
  /** The person's own words stand out. */
  isMine?: boolean;
  children: ReactNode;
};

/** Starts a test with the words of one source. */
export function SourceLink({ testType, source, emoji, isMine = false, children }: SourceLinkProps) {
  const testLink = useTestLink();
  const look = isMine ? 'border-accent bg-accent-soft' : 'border-line bg-card';
  return (
    <Link
      to={testLink(testType, source)}
      className={`flex h-full min-h-16 items-center gap-4 rounded-card border px-4 py-2 font-semibold leading-snug transition-colors duration-150 hover:border-accent hover:bg-accent-soft ${look}`}
    >
      <span aria-hidden="true" className="text-2xl">
        {emoji}
      </span>
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
