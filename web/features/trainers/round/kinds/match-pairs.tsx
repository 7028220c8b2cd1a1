import { useState } from 'react';
import type { Question } from '#learning/round/kinds/kind.ts';
import { type Round, wordOf } from '#learning/round/round-state.ts';
import type { Step } from '#learning/round/round-word.ts';
import { feelAnswer } from '#web/platform/feedback/answer-feedback.ts';
import { isChosen } from '#web/platform/feedback/choices.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { speak } from '#web/platform/speech/player.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { type RoundKeys, useRoundKeys } from '../keys.ts';
import { Task } from '../task.tsx';
import type { Act } from '../use-round.ts';
import { VerdictPanel } from '../verdict.tsx';

type MatchProps = { round: Round; step: Step; question: Extract<Question, { shape: 'pairs' }>; act: Act };
type Side = 'word' | 'meaning';
type Picked = { side: Side; id: string };

/** Five words and their five meanings. A wrong pair only nudges. */
export function MatchPairs({ round, question, act }: MatchProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const [picked, setPicked] = useState<Picked | null>(null);
  /** Counts wrong pairs, so that each of them nudges. */
  const [missed, setMissed] = useState<{ ids: readonly string[]; times: number }>({ ids: [], times: 0 });
  const isOpen = round.stage === 'asking';
  const press = (side: Side, id: string) => {
    if (question.matchedIds.includes(id)) return;
    const word = wordOf(round, id);
    if (side === 'word' && word && isChosen('wordSpoken'))
      speak(wordSound(word, learn)).catch(() => undefined);
    if (picked === null || picked.side === side) {
      setPicked(picked?.id === id && picked.side === side ? null : { side, id });
      return;
    }
    const pair = side === 'word' ? ([id, picked.id] as const) : ([picked.id, id] as const);
    setPicked(null);
    if (!act({ type: 'answer', answer: { pair } })) return;
    const isPair = pair[0] === pair[1];
    feelAnswer(isPair ? 'right' : 'wrong');
    if (!isPair) setMissed(({ times }) => ({ ids: pair, times: times + 1 }));
  };
  const keys: RoundKeys = {};
  for (const [index, id] of question.wordIds.entries())
    keys[`digit${(index + 1) as 1}`] = () => press('word', id);
  for (const [index, id] of question.translationIds.entries())
    keys[`digit${((index + 6) % 10) as 6}`] = () => press('meaning', id);
  useRoundKeys(isOpen ? { ...keys, undo: () => void act({ type: 'undo' }) } : {});
  const last = question.matchedIds.at(-1);
  const found = last === undefined ? undefined : wordOf(round, last);
  return (
    <>
      <Task round={round} lead={t('round.matchLead')}>
        {t('round.task.match')}
      </Task>
      <div className="grid flex-1 grid-cols-2 gap-2.5 sm:max-h-112">
        {(['word', 'meaning'] as const).map(side => (
          <fieldset
            key={side}
            aria-label={t(side === 'word' ? 'round.words' : 'round.meanings')}
            className="grid min-w-0 auto-rows-[minmax(3.5rem,1fr)] gap-2.5"
          >
            {(side === 'word' ? question.wordIds : question.translationIds).map((id, index) => (
              <PairButton
                key={missed.ids.includes(id) ? `${id} ${missed.times}` : id}
                round={round}
                side={side}
                id={id}
                digit={side === 'word' ? index + 1 : (index + 6) % 10}
                isPicked={picked?.side === side && picked.id === id}
                isMatched={question.matchedIds.includes(id)}
                isMissed={missed.ids[side === 'word' ? 0 : 1] === id && !question.matchedIds.includes(id)}
                onPress={() => press(side, id)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className="sr-only">
        {round.verdict?.outcome === 'missed' && t('round.noPair')}
        {round.verdict?.outcome === 'right' &&
          found &&
          t('round.pairFound', { word: found.word, translation: found.translation })}
      </p>
      {isOpen ? (
        <div className="my-2 flex min-h-12 justify-center sm:mb-6">
          <Button look="text" className="text-[0.9375rem] text-quiet" onClick={() => act({ type: 'skip' })}>
            {t('round.skip')}
          </Button>
        </div>
      ) : (
        <VerdictPanel round={round} act={act} tone="right" title={t('round.right')} />
      )}
    </>
  );
}

type PairButtonProps = {
  round: Round;
  side: Side;
  id: string;
  digit: number;
  isPicked: boolean;
  isMatched: boolean;
  isMissed: boolean;
  onPress: () => void;
};

function PairButton({ round, side, id, digit, isPicked, isMatched, isMissed, onPress }: PairButtonProps) {
  const { lang, learn } = useLanguages();
  const word = wordOf(round, id);
  const isWord = side === 'word';
  const look = isMatched
    ? 'border-transparent bg-correct-soft text-correct'
    : isPicked
      ? 'border-accent bg-accent-soft ring-2 ring-accent'
      : `border-edge bg-card hover:border-accent ${isMissed ? 'animate-nudge' : ''}`;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={isMatched || undefined}
      aria-keyshortcuts={String(digit)}
      onClick={onPress}
      className={`min-w-0 rounded-answer border-[1.5px] px-2.5 py-1.5 transition-colors duration-[160ms] ${look}`}
    >
      <span className="flex min-w-0 items-center justify-center gap-1.5">
        {isMatched && <Icon name="check" className="size-4.5" />}
        <bdi
          lang={isWord ? learn : lang}
          className={`min-w-0 hyphens-auto ${isWord ? 'word word-[1.3125rem]' : 'text-lg leading-tight font-semibold'}`}
        >
          {isWord ? word?.word : word?.translation}
        </bdi>
      </span>
    </button>
  );
}
