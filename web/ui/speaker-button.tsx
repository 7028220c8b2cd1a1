import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

type SpeakerButtonProps = ComponentProps<'button'> & {
  label: string;
  state: 'idle' | 'loading' | 'playing';
  /** The large one of a slip. */
  isLarge?: boolean;
};

/** Says something: a ring while the sound is fetched, then the waves pulse once. */
export function SpeakerButton({
  label,
  state,
  isLarge = false,
  className = '',
  ...rest
}: SpeakerButtonProps) {
  const isPlaying = state === 'playing';
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-busy={state === 'loading' || undefined}
      className={`inline-flex shrink-0 items-center justify-center rounded-chip text-accent transition-colors duration-150 hover:bg-accent-soft ${isLarge ? 'size-14' : 'size-11'} ${isLarge || isPlaying ? 'bg-accent-soft' : ''} ${className}`}
    >
      {state === 'loading' ? <Spinner /> : <Waves isPlaying={isPlaying} isLarge={isLarge} />}
    </button>
  );
}

function Waves({ isPlaying, isLarge }: { isPlaying: boolean; isLarge: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`${isLarge ? 'size-6.5' : 'size-5'} fill-none stroke-current`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 9v6h4l5 4V5L8 9H4Z" className={isPlaying ? 'fill-current' : ''} />
      <path
        d="M16.500 8a5 5 0 0 1 0 8M19 5.500a9 9 0 0 1 0 13"
        className={isPlaying ? 'animate-pulse-once' : ''}
      />
    </svg>
  );
}
