import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_QUESTIONS } from '#learning/placement.ts';
import { useLanguages } from '../i18n/languages.ts';
import { SpeakButton } from '../speech/speak-button.tsx';
import { Button } from '../ui/button.tsx';
import type { Question } from './check.ts';
import { useCheckKeys } from './check-keys.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** A press sooner is the second of a double click. */
const SOONEST_ANSWER_MS = 250;

type CheckQuestionProps = {
  question: Question;
  asked: number;
  onAnswer: (isClaimed: boolean) => void;
  onTakeBack: () => void;
};

/** One word: known or not. Nothing tells whether it exists. */
export function CheckQuestion({ question, asked, onAnswer, onTakeBack }: CheckQuestionProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const heading = useFocusOnArrival();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const answer = (isClaimed: boolean) => {
    if (performance.now() - shownAt.current >= SOONEST_ANSWER_MS) onAnswer(isClaimed);
  };
  useCheckKeys(key => {
    if (key === 'back') onTakeBack();
    else answer(key === 'yes');
  });
  return (
    <section className="mx-auto flex max-w-xl flex-col gap-6">
      <CheckProgress asked={asked} />
      <div className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-card border border-line bg-card p-6">
        <h2
          ref={heading}
          tabIndex={-1}
          lang={learn}
          dir="auto"
          className="max-w-full text-center text-4xl hyphens-auto"
        >
          <span className="word">{question.text}</span>
        </h2>
        <SpeakButton text={question.text} language={learn} />
      </div>
      <p className="text-center text-lg">{t('placement.question')}</p>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <Button look="main" className="min-h-14" aria-keyshortcuts="1" onClick={() => answer(true)}>
          {t('placement.yes')}
        </Button>
        <Button className="min-h-14" aria-keyshortcuts="2" onClick={() => answer(false)}>
          {t('placement.no')}
        </Button>
      </div>
      <div className="text-center">
        <Button look="text" disabled={asked === 0} aria-keyshortcuts="Z" onClick={onTakeBack}>
          {t('placement.back')}
        </Button>
        <p className="mt-2 text-sm text-quiet pointer-coarse:hidden">{t('placement.keys')}</p>
      </div>
    </section>
  );
}

/** The check may end early, so the bar is of the most that it can ask. */
function CheckProgress({ asked }: { asked: number }) {
  const { t } = useTranslation();
  return (
    <div>
      <progress
        aria-label={t('placement.progress')}
        value={asked}
        max={MOST_QUESTIONS}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="mt-2 text-sm tabular-nums text-quiet">
        {t('placement.position', { position: asked + 1, total: MOST_QUESTIONS })}
      </p>
    </div>
  );
}
