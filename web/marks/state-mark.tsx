import type { WordStanding } from '#contract/word-states.ts';

const LOOKS = { learning: 'text-accent', known: 'text-correct', ignored: 'text-quiet' } as const;
const STROKES = [1, 2, 3, 4];

/**
 * How a person stands with a word, told by shape: four strokes, the tall ones its strength, a filled circle with a check, a struck
 * circle; nothing for a new word. Decorative: the text beside it, or the button's label, says it (`useStandingName`).
 */
export function StateMark({ standing }: { standing: WordStanding | undefined }) {
  if (standing === undefined || standing.state === 'new') return null;
  const { state, strength } = standing;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={`size-5 shrink-0 fill-none stroke-current ${LOOKS[state]}`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {state === 'learning' && STROKES.map(number => <path key={number} d={stroke(number, strength)} />)}
      {state === 'known' && (
        <>
          <circle cx="10" cy="10" r="8" className="fill-current" />
          <path d="m6.500 10.500 2.500 2.500 4.500-5.500" className="stroke-card" />
        </>
      )}
      {state === 'ignored' && <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4.500 4.500l11 11" />}
    </svg>
  );
}

/** A tall stroke for strength that is there, a short one for what is missing. */
function stroke(number: number, strength: number): string {
  const across = 4 * number;
  return number <= strength ? `M${across} 16v-12` : `M${across} 16v-3`;
}
