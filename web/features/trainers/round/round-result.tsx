import { useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import type { Round } from '#learning/round/round-state.ts';
import { wordOf } from '#learning/round/round-state.ts';
import type { RoundWord } from '#learning/round/round-word.ts';
import { type RoundResult as Outcome, resultOf } from '#learning/round/strokes.ts';
import { strengthOf } from '#learning/strength.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { DAY_GOAL } from '#web/vocabulary/study/day-goal.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { CourseStrokes } from './course-strokes.tsx';
import { DayGoal } from './day-goal.tsx';
import { MemoryChips, type Remembered } from './memory-chips.tsx';
import { sentenceSound } from './sound.ts';
import { WordSentence } from './word-sentence.tsx';

/** Both ways on are of one size, beside each other where there is room. */
const ACTION = 'min-h-14 flex-1 basis-35 rounded-go px-3! text-base sm:min-w-45 sm:flex-none';

type RoundResultProps = { round: Round; onNext: () => void };

/** The end of a round: its course, its words with what is remembered of them, a sentence, the day, and the ways on. */
export function RoundResult({ round, onNext }: RoundResultProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const result = resultOf(round);
  const overview = useLearning().data?.data;
  const isReached = overview !== undefined && overview.doneToday >= DAY_GOAL;
  const next = (
    <Button key="next" look={isReached ? 'plain' : 'go'} className={ACTION} onClick={onNext}>
      {t('round.another')}
    </Button>
  );
  const done = (
    <ButtonLink
      key="done"
      look={isReached ? 'go' : 'plain'}
      to={pathTo('home', {}, { lang })}
      className={ACTION}
    >
      {t('round.done')}
    </ButtonLink>
  );
  return (
    <>
      <ResultHead round={round} result={result} isReached={isReached} />
      <ResultWords round={round} result={result} />
      <SentenceOfDay round={round} result={result} />
      {overview && <DayGoal done={overview.doneToday} streak={overview.streak.days} />}
      {overview !== undefined && overview.tomorrow > 0 && (
        <p className="mt-4.5 text-center text-[0.9375rem] text-quiet">
          {t('round.tomorrow', { count: overview.tomorrow })}
        </p>
      )}
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-5 mt-6 flex flex-wrap gap-2 border-t border-line bg-paper px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] low:static sm:static sm:mx-0 sm:justify-center sm:border-0 sm:px-0"
      >
        {isReached ? [done, next] : [next, done]}
      </div>
    </>
  );
}

type ResultProps = { round: Round; result: Outcome };

function ResultHead({ round, result, isReached }: ResultProps & { isReached: boolean }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const heading = useFocusOnArrival();
  const { metIds, repeatedIds, asked, right } = result;
  const parts = [
    metIds.length > 0 && t('learn.newWords', { count: metIds.length }),
    repeatedIds.length > 0 && t('learn.repeated', { count: repeatedIds.length }),
  ].filter(part => part !== false);
  const words = new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(parts);
  const count = t('round.firstTry', { right, total: asked });
  return (
    <section className="slip mt-1 grid justify-items-center gap-3.5 px-5 pt-6.5 pb-6 text-center">
      <CourseStrokes round={round} className="h-5.5! w-full max-w-105 justify-center" />
      <h1 ref={heading} tabIndex={-1} className="head text-3xl outline-none sm:text-4xl">
        {isReached ? t('round.goalReached') : words}
      </h1>
      {asked > 0 && <p className="text-quiet">{isReached ? `${words}. ${count}` : count}</p>}
    </section>
  );
}

/** The new words and the repeated ones, missed ones first, with how far the memory of each has come. */
function ResultWords({ round, result }: ResultProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const states = useWordStates(learn);
  const remembered = (ids: readonly string[]): Remembered[] =>
    ids.flatMap(id => {
      const word = wordOf(round, id);
      if (word === undefined) return [];
      const before = word.state ? strengthOf(word.state) : 0;
      const standing = standingOf(states, id);
      const after = standing?.strength ?? before;
      return [{ word, before, after, isKnown: standing?.state === 'known' }];
    });
  const [fresh, repeated] = [remembered(result.metIds), remembered(result.repeatedIds)];
  const stronger = repeated.filter(({ before, after }) => after > before).length;
  const known = repeated.filter(({ word, isKnown }) => isKnown && word.state?.state !== 'known').length;
  const gains = [
    stronger > 0 && t('round.stronger', { count: stronger }),
    known > 0 && t('round.knownNow', { count: known }),
  ].filter(part => part !== false);
  return (
    <>
      <MemoryChips title={t('round.new')} note={t('round.askedTomorrow')} words={fresh} />
      <MemoryChips title={t('round.repeated')} note={gains.join(' · ')} words={repeated} />
    </>
  );
}

/** A sentence of a word of this round, the hardest first. */
function SentenceOfDay({ round, result }: ResultProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const [word] = [...result.missedIds, ...result.metIds, ...result.repeatedIds]
    .map(id => wordOf(round, id))
    .filter((found): found is RoundWord => found?.sentence !== undefined);
  const [sound] = useState(() => word && sentenceSound(word, learn));
  if (word?.sentence === undefined) return null;
  return (
    <section className="mt-7 rounded-card bg-spark-soft px-5 py-4.5">
      <h2 className="mb-1.5 text-sm font-semibold text-spark-ink">{t('round.sentenceOfDay')}</h2>
      <div className="flex items-start gap-2">
        <WordSentence
          sentence={word.sentence}
          className="min-w-0 flex-1 text-start [&_.marked-word]:bg-card [&_.text-quiet]:text-ink/80"
        />
        {sound && <SpeakButton {...sound} />}
      </div>
    </section>
  );
}
