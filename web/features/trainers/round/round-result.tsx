import { useState } from 'react';
import { isLetterId } from '#contract/letter-ids.ts';
import type { Round } from '#learning/round/round-state.ts';
import { wordOf } from '#learning/round/round-state.ts';
import { isFresh, type RoundWord } from '#learning/round/round-word.ts';
import { type RoundResult as Outcome, resultOf } from '#learning/round/strokes.ts';
import { strengthOf } from '#learning/strength.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useStandings } from '#web/vocabulary/marks/use-standings.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { dayGoalOf } from '#web/vocabulary/study/day-goal.ts';
import { DayGoalStrokes } from '#web/vocabulary/study/day-goal-strokes.tsx';
import { useGuestWords } from '#web/vocabulary/study/guest-words.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { MemoryChips, type Remembered } from '#web/vocabulary/words/memory-chips.tsx';
import { WordSentence } from '#web/vocabulary/words/word-sentence.tsx';
import { CourseStrokes } from './course-strokes.tsx';
import { KeepWords } from './keep-words.tsx';
import { RemindMe } from './remind-me.tsx';
import { RESULT_ACTION, ResultBar } from './result-bar.tsx';
import { sentenceSound } from './sound.ts';
import { useWayOut } from './way-out.ts';

/** What a round was of: words, or the letters of a lesson. */
const TEXTS = {
  words: {
    met: 'learn.newWords',
    repeated: 'learn.repeated',
    new: 'round.new',
    reviewed: 'round.repeated',
    stronger: 'round.stronger',
    known: 'round.knownNow',
  },
  letters: {
    met: 'letters.met',
    repeated: 'letters.repeated',
    new: 'letters.new',
    reviewed: 'letters.reviewed',
    stronger: 'letters.stronger',
    known: 'letters.knownNow',
  },
} as const;

type RoundResultProps = { round: Round; onNext: () => void };

/** The end of a round: its course, its words with what is remembered of them, a sentence, the day, and the ways on. */
export function RoundResult({ round, onNext }: RoundResultProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const wayOut = useWayOut();
  const result = resultOf(round);
  const overview = useLearning().data?.data;
  const { status, user } = useSession();
  const isGuest = status === 'guest';
  const goal = dayGoalOf(user);
  // Whatever the language: the goal is the person's.
  const doneToday = overview?.overall.doneToday ?? 0;
  const isReached = doneToday >= goal;
  const guestWords = useGuestWords();
  // Once a round: whoever declines goes on as everybody does.
  const [isDeclined, setIsDeclined] = useState(false);
  const isLesson = round.words.some(({ id }) => isLetterId(id));
  const texts = TEXTS[isLesson ? 'letters' : 'words'];
  const isOffered = isGuest && !isDeclined && !isLesson && guestWords.length > 0;
  const isFirst = isGuest && !isLesson && guestWords.every(({ id }) => result.metIds.includes(id));
  const next = (
    <Button key="next" look={isReached ? 'plain' : 'go'} className={RESULT_ACTION} onClick={onNext}>
      {t('round.another')}
    </Button>
  );
  const done = (
    <ButtonLink key="done" look={isReached ? 'go' : 'plain'} to={wayOut} className={RESULT_ACTION}>
      {t(isLesson ? 'letters.back' : 'round.done')}
    </ButtonLink>
  );
  return (
    <>
      <ResultHead round={round} result={result} isReached={isReached} isFirst={isFirst} texts={texts} />
      <ResultWords round={round} result={result} texts={texts} />
      <SentenceOfDay round={round} result={result} />
      {overview && (
        <section className="mt-3.5 rounded-card border border-line bg-card px-5 py-4.5">
          <DayGoalStrokes done={doneToday} goal={goal} className="h-6.5!" />
          {isReached && overview.streak.days > 1 && !overview.streak.hidden && (
            <p className="mt-2.5 text-sm text-quiet">
              {t('dashboard.streak', { count: overview.streak.days, number: number(overview.streak.days) })}
            </p>
          )}
        </section>
      )}
      {overview !== undefined && overview.tomorrow > 0 && (
        <p className="mt-4.5 text-center text-[0.9375rem] text-quiet">
          {t('round.tomorrow', { count: overview.tomorrow })}
        </p>
      )}
      {!isGuest && <RemindMe />}
      {isOffered ? (
        <KeepWords count={guestWords.length} onDecline={() => setIsDeclined(true)} />
      ) : (
        <ResultBar>{isReached ? [done, next] : [next, done]}</ResultBar>
      )}
    </>
  );
}

type ResultProps = { round: Round; result: Outcome };
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

type ResultHeadProps = ResultProps & {
  isReached: boolean;
  /** These are the first words that a guest has learned. */
  isFirst: boolean;
  texts: Texts;
};

function ResultHead({ round, result, isReached, isFirst, texts }: ResultHeadProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const heading = useFocusOnArrival();
  const { metIds, repeatedIds, asked, right } = result;
  const parts = [
    metIds.length > 0 && t(texts.met, { count: metIds.length }),
    repeatedIds.length > 0 && t(texts.repeated, { count: repeatedIds.length }),
  ].filter(part => part !== false);
  const words = isFirst
    ? t('keep.first', { count: metIds.length })
    : new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(parts);
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
function ResultWords({ round, result, texts }: ResultProps & { texts: Texts }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const states = useStandings(learn);
  const remembered = (ids: readonly string[]): Remembered[] =>
    ids.flatMap(id => {
      const word = wordOf(round, id);
      if (word === undefined) return [];
      const standing = standingOf(states, id);
      // What a guest has repeated comes without its state, and is no stronger than we know.
      const unknown = isFresh(word) ? 0 : (standing?.strength ?? 0);
      const before = word.state ? strengthOf(word.state) : unknown;
      const after = standing?.strength ?? before;
      return [{ word, before, after, isKnown: standing?.state === 'known' }];
    });
  const [fresh, repeated] = [remembered(result.metIds), remembered(result.repeatedIds)];
  const stronger = repeated.filter(({ before, after }) => after > before).length;
  const known = repeated.filter(({ word, isKnown }) => isKnown && word.state?.state !== 'known').length;
  const gains = [
    stronger > 0 && t(texts.stronger, { count: stronger }),
    known > 0 && t(texts.known, { count: known }),
  ].filter(part => part !== false);
  return (
    <>
      <MemoryChips title={t(texts.new)} note={t('round.askedTomorrow')} words={fresh} />
      <MemoryChips title={t(texts.reviewed)} note={gains.join(' · ')} words={repeated} />
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
