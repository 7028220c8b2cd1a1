import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedWord as Asked } from '#contract/trainers.ts';
import { useLanguages } from '../i18n/languages.ts';
import { isAlwaysSlow } from '../speech/pace.ts';
import { speak } from '../speech/player.ts';
import { AskedWord } from '../trainers/asked.tsx';
import { Translation } from '../trainers/flashcard.tsx';
import { useKeys } from '../trainers/use-keys.ts';
import { Button } from '../ui/button.tsx';

/** A word that is met for the first time, with its sound, picture and translation. */
export function NewWord({ word, onMet }: { word: Asked; onMet: () => void }) {
  const { t } = useTranslation();
  useHearing(word);
  useKeys({ goOn: onMet });
  return (
    <div className="flex flex-1 flex-col gap-4 pt-4">
      <div className="flex flex-1 flex-col items-center justify-center gap-4 rounded-card border border-line bg-card p-4">
        <p className="rounded-chip bg-accent-soft px-3 py-1 text-sm font-medium text-accent">
          {t('learn.newWord')}
        </p>
        <div className="flex max-w-full flex-col items-center gap-2">
          <AskedWord word={word} />
        </div>
        <Translation word={word} />
      </div>
      <Button look="main" onClick={onMet} className="min-h-14">
        {t('learn.goOn')}
      </Button>
    </div>
  );
}

/** Says the word as it comes. Browsers make no sound before the first press on a page; the sound button is there for that. */
function useHearing({ id, word }: Asked): void {
  const { learn } = useLanguages();
  useEffect(() => {
    const pace = isAlwaysSlow() ? 'slow' : 'normal';
    speak({ text: word, language: learn, wordId: id, pace }).catch(() => undefined);
  }, [id, word, learn]);
}
