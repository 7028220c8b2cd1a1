import type { WordStanding } from '#contract/word-states.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Strokes } from '#web/ui/strokes.tsx';

/**
 * How a person stands with a word, told by shape: four strokes, the full ones its strength, all of them once it is known, none for
 * a new word; a struck circle for one that is ignored. Decorative: the text beside it, or the button's label, says it
 * (`useStandingName`).
 */
export function StateMark({ standing }: { standing: WordStanding | undefined }) {
  if (standing?.state === 'ignored') return <Struck />;
  const isKnown = standing?.state === 'known';
  return <Strokes count={isKnown ? 4 : (standing?.strength ?? 0)} isKnown={isKnown} />;
}

function Struck() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 shrink-0 fill-none stroke-quiet"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4.500 4.500l11 11" />
    </svg>
  );
}

/** Makes the words for how a person stands with a word: "Learning, strength 2 of 4". */
export function useStandingName(): (standing: WordStanding | undefined) => string {
  const { t } = useTranslation();
  return standing => {
    if (standing === undefined) return t('marks.new');
    const { state, strength } = standing;
    return state === 'learning' ? t('marks.learning', { strength }) : t(`marks.${state}`);
  };
}
