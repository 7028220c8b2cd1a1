import { type ReactNode, useState } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { RoundStrokes } from '#web/ui/strokes.tsx';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { deviceDay } from '#web/vocabulary/study/device-day.ts';
import { Counter } from './questions/scoreboard.tsx';
import { MissedWords, WordChips } from './round-words.tsx';
import { comesBack, returnsOf } from './sitting/comes-back.ts';
import { strokesOf, wordsByOutcome } from './sitting/round.ts';
import type { Finished } from './sitting/sitting-state.ts';

type RoundResultProps = {
  sitting: Finished;
  /** What is over, and of what. */
  title: string;
  lead?: string;
  /** Answers are counted where questions were asked, not where cards were turned. */
  isCounted: boolean;
  /** The ways on, given the words that were missed. */
  actions: (missed: AskedWord[]) => ReactNode;
};

/** The end of a round: how it went at a glance, the words that were known as pictures, the missed ones to look at again. */
export function RoundResult({ sitting, title, lead, isCounted, actions }: RoundResultProps) {
  const { t } = useTranslation();
  const heading = useFocusOnArrival();
  const { known, missed } = wordsByOutcome(sitting);
  const judged = known.length + missed.length;
  const score = t('trainers.score', { known: known.length, total: judged });
  return (
    <div className="my-4 sm:my-8">
      <section className="slip flex flex-col items-center gap-6 px-4 py-8 text-center sm:px-6">
        <h2 ref={heading} tabIndex={-1}>
          <span className={judged > 0 ? 'block text-quiet text-balance' : 'head block text-3xl'}>
            {title}
          </span>
          {judged > 0 && (
            <>
              <span className="head block text-5xl tabular-nums max-[22.5rem]:text-4xl">{score}</span>
              <span className="block text-balance">
                {t(isCounted ? 'trainers.firstTry' : 'trainers.wordsKnown')}
              </span>
            </>
          )}
        </h2>
        {lead && <p className="text-lg text-quiet">{lead}</p>}
        {isCounted && <AnswerCounts {...sitting} />}
        <div className="flex w-full justify-center">
          <RoundStrokes
            strokes={strokesOf(sitting)}
            label={judged > 0 ? score : t('trainers.progress')}
            className="justify-center"
          />
        </div>
        <WordChips
          words={judged > 0 ? known : sitting.words}
          label={judged > 0 && t('trainers.wordsKnown')}
        />
        <MissedWords words={missed} />
        <div className="flex w-full flex-col items-center gap-2.5">{actions(missed)}</div>
      </section>
      <ComesBack words={sitting.words} />
    </div>
  );
}

/** A missed question is asked until it is right, which takes more answers than there are questions. Their sum comes first. */
function AnswerCounts({ correct, wrong }: Pick<Finished, 'correct' | 'wrong'>) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap justify-center gap-x-3.5 text-sm text-quiet tabular-nums">
      <span>{t('trainers.answers', { count: correct + wrong })}</span>
      <Counter name="correct" count={correct} />
      <Counter name="wrong" count={wrong} />
    </p>
  );
}

type ResultActionsProps = {
  missed: readonly AskedWord[];
  onTrain: (words: readonly AskedWord[]) => void;
  /** What comes next when nothing was missed, and else is offered beside the missed words. */
  next: { label: string; onAct: () => void };
  children: ReactNode;
};

/** The way on that helps most has the large button: the missed words, or what comes next. */
export function ResultActions({ missed, onTrain, next, children }: ResultActionsProps) {
  const { t } = useTranslation();
  const isClean = missed.length === 0;
  return (
    <>
      <Button look="go" className="w-full" onClick={isClean ? next.onAct : () => onTrain(missed)}>
        {isClean ? next.label : t('trainers.trainAgain', { count: missed.length })}
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        {!isClean && <Button onClick={next.onAct}>{next.label}</Button>}
        {children}
      </div>
    </>
  );
}

/** When the words of a round come back, once the server has said it; nothing for guests. */
function ComesBack({ words }: { words: readonly AskedWord[] }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const states = useWordStates(learn);
  const [day] = useState(deviceDay);
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
