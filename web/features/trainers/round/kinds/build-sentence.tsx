import { useState } from 'react';
import { directionOf } from '#languages/index.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import { feelAnswer } from '#web/platform/feedback/answer-feedback.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { WordSentence } from '#web/vocabulary/words/word-sentence.tsx';
import { ComesBack } from '../answer-words.tsx';
import { type RoundKeys, useRoundKeys } from '../keys.ts';
import type { QuestionProps } from '../screen.ts';
import { QuestionSlip } from '../slip.tsx';
import { sentenceSound } from '../sound.ts';
import { Task } from '../task.tsx';
import { VerdictPanel } from '../verdict.tsx';
import { useTileMotion } from './use-tile-motion.ts';

type BuildProps = QuestionProps<'tiles'>;

/** A sentence of the interface language, and tiles to build it of in the other one. */
export function BuildSentence(props: BuildProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { round, word, question, act } = props;
  const [laid, setLaid] = useState<readonly number[]>([]);
  const isOpen = round.stage === 'asking';
  const check = () => {
    if (act({ type: 'answer', answer: { tiles: laid } })) feelAnswer('right');
    // What was shown has to be built as it stands.
    else if (round.isShown) setLaid([]);
  };
  const lay = (place: number) => setLaid(tiles => (tiles.includes(place) ? tiles : [...tiles, place]));
  const takeBack = (place: number) => setLaid(tiles => tiles.filter(tile => tile !== place));
  const show = () => {
    if (act({ type: 'showMe' })) setLaid([]);
  };
  const keys: RoundKeys = { goOn: check, back: () => setLaid(tiles => tiles.slice(0, -1)) };
  for (const place of question.tiles.keys())
    if (place < 9) keys[`digit${(place + 1) as 1}`] = () => lay(place);
  useRoundKeys(isOpen ? { ...keys, undo: () => void act({ type: 'undo' }) } : {});
  return (
    <>
      <Task round={round}>{t('round.task.build')}</Task>
      <QuestionSlip>
        {isOpen ? (
          <p
            lang={lang}
            dir="auto"
            className="text-[1.625rem]/snug font-semibold text-balance short:text-xl sm:text-[1.875rem]/snug"
          >
            {plainSentence(word.sentence?.translation ?? '')}
          </p>
        ) : (
          word.sentence && <WordSentence sentence={word.sentence} />
        )}
        {isOpen && round.isShown && word.sentence && <WordSentence sentence={word.sentence} />}
      </QuestionSlip>
      <Lines {...props} laid={laid} onTakeBack={takeBack} />
      {isOpen ? (
        <>
          <fieldset
            aria-label={t('round.tiles')}
            lang={learn}
            dir={directionOf(learn)}
            className="flex flex-wrap justify-center gap-x-2 gap-y-2.5 pt-4.5 pb-4"
          >
            {question.tiles.map((tile, place) => {
              const isUsed = laid.includes(place);
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may have a word twice
                  key={place}
                  type="button"
                  aria-disabled={isUsed || undefined}
                  aria-keyshortcuts={place < 9 ? String(place + 1) : undefined}
                  data-tile={isUsed ? 'used' : undefined}
                  data-tile-id={isUsed ? undefined : place}
                  // Enter on the tile that was laid last means the whole sentence.
                  onClick={({ detail }) => (isUsed ? detail === 0 && check() : lay(place))}
                  className="word word-tile not-data-tile:hover:border-accent"
                >
                  {tile}
                </button>
              );
            })}
          </fieldset>
          <div className="flex flex-col sm:mb-6">
            <Button look="main" className="min-h-13" disabled={laid.length === 0} onClick={check}>
              {t('round.check')}
            </Button>
            <div className="my-2 flex min-h-12 justify-center">
              {!round.isShown && (
                <Button look="text" className="text-[0.9375rem] text-quiet" onClick={show}>
                  {t('round.showMe')}
                </Button>
              )}
            </div>
          </div>
        </>
      ) : (
        <BuildVerdict {...props} />
      )}
    </>
  );
}

type LinesProps = BuildProps & { laid: readonly number[]; onTakeBack: (place: number) => void };

/** What has been built so far; a press takes a word back. */
function Lines({ round, question, laid, onTakeBack }: LinesProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { stage, verdict } = round;
  const lines = useTileMotion(laid);
  const isAnswered = stage === 'answered';
  const lookAt = (place: number) => {
    if (!isAnswered) return undefined;
    return verdict?.wrongTiles?.includes(place) ? 'wrong' : 'right';
  };
  return (
    <>
      <fieldset
        ref={lines}
        aria-label={t('round.yourSentence')}
        lang={learn}
        dir={directionOf(learn)}
        className="writing-lines"
      >
        {laid.map((tile, place) => (
          <button
            key={tile}
            type="button"
            aria-disabled={isAnswered || undefined}
            data-tile={lookAt(place)}
            data-tile-id={tile}
            onClick={() => !isAnswered && onTakeBack(tile)}
            className="word word-tile"
          >
            {question.tiles[tile]}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {laid.length > 0 &&
          !isAnswered &&
          t('round.placed', { placed: laid.length, total: question.tiles.length })}
      </p>
    </>
  );
}

function BuildVerdict({ round, word, act }: BuildProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { verdict, isShown } = round;
  if (verdict === null) return null;
  const sound = sentenceSound(word, learn);
  const { outcome, wrongTiles = [] } = verdict;
  if (outcome === 'right')
    return <VerdictPanel round={round} act={act} tone="right" title={t('round.right')} sound={sound} />;
  if (outcome === 'almost')
    return <VerdictPanel round={round} act={act} tone="almost" title={t('round.otherOrder')} sound={sound} />;
  const off = wrongTiles.length > 0 ? t('round.tilesOff', { count: wrongTiles.length }) : t('round.notQuite');
  return (
    <VerdictPanel
      round={round}
      act={act}
      tone={isShown ? 'shown' : 'wrong'}
      title={isShown ? t('round.hereItIs') : off}
      sound={sound}
    >
      <ComesBack round={round} word={word} />
    </VerdictPanel>
  );
}
