import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PacketWord } from '#contract/words.ts';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { useLanguages } from '../i18n/languages.ts';
import { Button } from '../ui/button.tsx';
import { PictureTile } from '../words/picture-tile.tsx';
import { AskedWord } from './asked.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import type { QuestionProps } from './test-screen.tsx';
import { useKeys } from './use-keys.ts';
import { wordSize } from './word-size.ts';

type FlashcardProps = QuestionProps & {
  /** Once it is turned, the learner may say how well they knew it. */
  isGraded: boolean;
};

/** One big card: the word, and once it is turned the translation below it. Space or Enter shows, then goes on. */
export function Flashcard({ sitting, act, isGraded }: FlashcardProps) {
  const { t } = useTranslation();
  const { word, isShown, mode, askedAt } = sitting;
  const show = () => act({ kind: 'show' });
  const goOn = () => act({ kind: 'goOn' });
  useKeys({ goOn: isShown ? goOn : show });
  const unlessDoubled = (press: () => void) => (event: MouseEvent) =>
    event.detail > 1 && Date.now() - askedAt < FASTEST_ANSWER_MS ? undefined : press();
  return (
    <div className="flex flex-1 flex-col gap-4 pt-4 transition-[opacity,translate] duration-200 ease-out starting:translate-x-6 starting:opacity-0 rtl:starting:-translate-x-6">
      <div className="grid flex-1 grid-rows-2 rounded-card border border-line bg-card p-4">
        <div className="flex flex-col items-center justify-center gap-2">
          <AskedWord word={word} />
        </div>
        <div aria-live="polite" className="flex flex-col items-center justify-center border-t border-line">
          {isShown && <Translation word={word} />}
        </div>
      </div>
      {isShown && isGraded && <GradeButtons sitting={sitting} act={act} />}
      <div className="flex gap-3">
        {!isShown && (
          <Button look="main" onClick={unlessDoubled(show)} className="min-h-14 flex-1">
            {t('trainers.showTranslation')}
          </Button>
        )}
        {mode !== 'mixed' && (
          <Button
            look={isShown && !isGraded ? 'main' : 'plain'}
            onClick={unlessDoubled(goOn)}
            className="min-h-14 flex-1"
          >
            {t('trainers.next')}
          </Button>
        )}
      </div>
    </div>
  );
}

export function Translation({ word }: { word: PacketWord }) {
  const { lang } = useLanguages();
  return (
    <div className="flex max-w-full flex-col items-center gap-2 text-center transition-[opacity,rotate,transform] duration-200 ease-out starting:rotate-x-90 starting:opacity-0">
      {word.emoji && <PictureTile emoji={word.emoji} shelf={word.shelf} size={72} />}
      <p className={`max-w-full hyphens-auto ${wordSize(word.translation)}`}>
        <bdi lang={lang} className="font-semibold">
          {word.translation}
        </bdi>
      </p>
      {word.sense && (
        <span lang="en" className="text-quiet">
          {word.sense}
        </span>
      )}
    </div>
  );
}
