import { useEffect, useEffectEvent, useRef } from 'react';
import { MOST_QUESTIONS } from '#learning/placement.ts';
import { useScreenOn } from '#web/platform/feedback/use-screen-on.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RoundStrokes } from '#web/ui/strokes.tsx';
import { QuestionCard, QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { WordHeading } from '#web/vocabulary/questions/word-heading.tsx';
import { wordSize } from '#web/vocabulary/questions/word-size.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import type { Question } from './check.ts';

/** A press sooner is the second of a double click. */
const SOONEST_ANSWER_MS = 250;

type CheckQuestionProps = {
  question: Question;
  asked: number;
  onAnswer: (isClaimed: boolean) => void;
  onTakeBack: () => void;
  onClose: () => void;
};

/** One word: known or not. Nothing tells whether it exists. */
export function CheckQuestion({ question, asked, onAnswer, onTakeBack, onClose }: CheckQuestionProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const heading = useFocusOnArrival();
  useScreenOn(asked);
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
    <section data-stage className="mx-auto flex w-full max-w-trainer flex-1 flex-col beside:max-w-page">
      <CheckBar asked={asked} onClose={onClose} />
      <p className="min-h-6 text-sm tabular-nums text-quiet">
        {t('placement.position', { position: asked + 1, total: MOST_QUESTIONS })}
      </p>
      <QuestionSides>
        <QuestionCard below={<SpeakButton text={question.text} language={learn} isLarge />}>
          <WordHeading
            text={question.text}
            language={learn}
            look={wordSize(question.text)}
            heading={heading}
          />
        </QuestionCard>
        <div>
          <p className="mb-3 text-center text-lg">{t('placement.question')}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              look="main"
              className="min-h-16 text-lg"
              aria-keyshortcuts="1"
              onClick={() => answer(true)}
            >
              {t('placement.yes')}
            </Button>
            <Button className="min-h-16 text-lg" aria-keyshortcuts="2" onClick={() => answer(false)}>
              {t('placement.no')}
            </Button>
          </div>
          <div className="my-2 text-center">
            <Button look="text" disabled={asked === 0} aria-keyshortcuts="Z" onClick={onTakeBack}>
              {t('placement.back')}
            </Button>
            <p className="mt-2 text-sm text-quiet pointer-coarse:hidden">{t('placement.keys')}</p>
          </div>
        </div>
      </QuestionSides>
    </section>
  );
}

/** The check may end early, so the strokes are of the most that it can ask. */
function CheckBar({ asked, onClose }: { asked: number; onClose: () => void }) {
  const { t } = useTranslation();
  const strokes = Array.from({ length: MOST_QUESTIONS }, (_, index) => strokeAt(index, asked));
  return (
    <div className="-mx-3 flex min-h-13 items-center gap-3 sm:min-h-16">
      <IconButton icon="cross" look="quiet" label={t('common.close')} onClick={onClose} />
      <div
        role="progressbar"
        aria-label={t('placement.progress')}
        aria-valuenow={asked}
        aria-valuemin={0}
        aria-valuemax={MOST_QUESTIONS}
        className="flex min-w-0 flex-1 pe-6"
      >
        <RoundStrokes strokes={strokes} className="gap-0.5" />
      </div>
    </div>
  );
}

/** Nothing here was right or wrong. */
function strokeAt(index: number, asked: number): 'full' | 'now' | 'empty' {
  if (index === asked) return 'now';
  return index < asked ? 'full' : 'empty';
}

type CheckKey = 'yes' | 'no' | 'back';

/** By their place on the keyboard: they work under every layout. */
const BY_CODE: Record<string, CheckKey> = {
  Digit1: 'yes',
  Numpad1: 'yes',
  KeyF: 'yes',
  Digit2: 'no',
  Numpad2: 'no',
  KeyJ: 'no',
  KeyZ: 'back',
};
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Listens to the keys of the check on the whole page, except while typing or while a dialog is open. */
function useCheckKeys(onKey: (key: CheckKey) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { code, target, defaultPrevented, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
    const key = BY_CODE[code];
    if (key === undefined || defaultPrevented || ctrlKey || altKey || metaKey || repeat || isComposing)
      return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (target instanceof Element && target.closest(FIELDS) !== null) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
