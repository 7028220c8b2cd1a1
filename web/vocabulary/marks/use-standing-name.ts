import type { WordStanding } from '#contract/word-states.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** Makes the words for how a person stands with a word: "Being learned, strength 2 of 4". */
export function useStandingName(): (standing: WordStanding | undefined) => string {
  const { t } = useTranslation();
  return standing => {
    if (standing === undefined) return t('marks.new');
    const { state, strength } = standing;
    return state === 'learning' ? t('marks.learning', { strength }) : t(`marks.${state}`);
  };
}
