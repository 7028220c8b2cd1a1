import { strengthOf } from '#learning/strength.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { MemoryChips } from '#web/vocabulary/words/memory-chips.tsx';
import { useNextRound } from './use-next-round.ts';

/** The words of the first day, each with its sound; they come late, below everything that is pressed. */
export function WordsSoFar() {
  const { t } = useTranslation();
  const words = useNextRound('repeat') ?? [];
  const remembered = words.map(word => {
    const strength = word.state ? strengthOf(word.state) : 0;
    return { word, before: strength, after: strength, isKnown: word.state?.state === 'known' };
  });
  return <MemoryChips title={t('home.today.soFar')} note="" words={remembered} />;
}
