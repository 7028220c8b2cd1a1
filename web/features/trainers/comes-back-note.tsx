import { useState } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { comesBack } from './comes-back.ts';
import { returnsOf } from './returns.ts';
import { today } from './today.ts';

/** When the words of a round come back, as soon as the server has reckoned it; nothing for guests. */
export function ComesBack({ words }: { words: readonly AskedWord[] }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const states = useWordStates(learn);
  const [day] = useState(today);
  const ids = words.map(({ id }) => id);
  const dates = returnsOf(ids, states ?? {}, day).map(
    ({ days, count }) => `${comesBack(days, lang)} ${t('categories.words', { count })}`,
  );
  return (
    <p className="mt-5 min-h-6 text-center text-sm text-quiet">
      {dates.length > 0 && `${t('trainers.comeBack')} ${dates.join(' · ')}`}
    </p>
  );
}
