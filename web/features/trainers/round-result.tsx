import type { ReactNode } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { RoundStrokes } from '#web/ui/strokes.tsx';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { ComesBack } from './comes-back-note.tsx';
import { MissedWords } from './missed-words.tsx';
import { strokesOf, wordsByOutcome } from './round.ts';
import { Counter } from './scoreboard.tsx';
import type { Finished } from './sitting-state.ts';
import { Garland } from './word-chips.tsx';

type RoundResultProps = {
  sitting: Finished;
  /** What is over, and of what. */
  title: string;
  lead?: string;
  counts?: { correct: number; wrong: number };
  /** The ways on, given the words that were missed. */
  actions: (missed: AskedWord[]) => ReactNode;
};

/** The end of a round: how it went at a glance, the words that were known as pictures, the missed ones to look at again. */
export function RoundResult({ sitting, title, lead, counts, actions }: RoundResultProps) {
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
            <span className="head block text-5xl tabular-nums max-[22.5rem]:text-4xl">{score}</span>
          )}
        </h2>
        {lead && <p className="text-lg text-quiet">{lead}</p>}
        {counts && (
          <p className="flex flex-wrap justify-center gap-x-6 tabular-nums">
            <Counter name="correct" count={counts.correct} />
            <Counter name="wrong" count={counts.wrong} />
          </p>
        )}
        <div className="flex w-full justify-center">
          <RoundStrokes
            strokes={strokesOf(sitting)}
            label={judged > 0 ? score : t('trainers.progress')}
            className="justify-center"
          />
        </div>
        <Garland words={judged > 0 ? known : sitting.words} label={judged > 0 && t('trainers.wordsKnown')} />
        <MissedWords words={missed} />
        <div className="flex w-full flex-col items-center gap-2.5">{actions(missed)}</div>
      </section>
      <ComesBack words={sitting.words} />
    </div>
  );
}
