const SHAPE =
  'inline-grid max-w-full grid-cols-[minmax(0,1fr)] place-items-center border-[1.5px] py-2 text-center text-balance fitted leading-tight font-semibold transition-colors duration-150 not-disabled:active:translate-y-px disabled:border-transparent disabled:bg-well disabled:text-quiet';

const LOOKS = {
  go: 'min-h-14 rounded-go border-transparent bg-spark px-7 text-lg text-on-spark not-disabled:hover:bg-spark-strong forced-colors:text-[ButtonText]',
  main: 'min-h-12 rounded-control border-transparent bg-accent px-4.5 text-on-accent not-disabled:hover:bg-accent-strong forced-colors:text-[ButtonText]',
  plain:
    'min-h-12 rounded-control border-edge bg-card px-4.5 text-ink not-disabled:hover:border-accent not-disabled:hover:text-accent',
  text: 'min-h-12 rounded-control border-transparent px-3 text-accent not-disabled:hover:bg-accent-soft',
  danger: 'min-h-12 rounded-control border-wrong px-4.5 text-wrong not-disabled:hover:bg-wrong-soft',
} as const;

/**
 * `go` is the way into learning, one on a screen; `main` the step that a form or card is there for; `plain` and `text` are the
 * others, and `danger` takes something away.
 */
export type ButtonLook = keyof typeof LOOKS;

export const buttonClasses = (look: ButtonLook, className: string) => `${SHAPE} ${LOOKS[look]} ${className}`;
