import { isLetterId } from '#contract/letter-ids.ts';
import { optionOf } from '#learning/round/kinds/options.ts';
import { isReading, type RoundWord } from '#learning/round/round-word.ts';
import { feelAnswer } from '#web/platform/feedback/answer-feedback.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { WordSentence } from '#web/vocabulary/words/word-sentence.tsx';
import { AnswerPicture, Sense, SoundAndNote } from '../../questions/question-prompt.tsx';
import { WhatItMeans } from '../answer-words.tsx';
import { GapSentence } from '../gap-sentence.tsx';
import { HearIt } from '../hear-it.tsx';
import { type RoundKeys, useRoundKeys } from '../keys.ts';
import { OptionButton } from '../option-button.tsx';
import { OptionSpeaker } from '../option-speaker.tsx';
import type { QuestionProps } from '../screen.ts';
import { MeaningHero, PoppedPicture, QuestionSlip, WordHero } from '../slip.tsx';
import { sentenceSound, useSoundOnArrival } from '../sound.ts';
import { SpeakLarge } from '../speak-large.tsx';
import { Task } from '../task.tsx';
import { VerdictPanel } from '../verdict.tsx';

type ChoiceProps = QuestionProps<'choice'>;

/** What one chooses among: meanings of the word, or words. A letter that is heard is looked for among letters. */
function asksFor(kind: string, { id }: Pick<RoundWord, 'id'>): 'meaning' | 'word' {
  const isMeaning = kind === 'meaning' || (kind === 'listen' && !isLetterId(id));
  return isMeaning ? 'meaning' : 'word';
}

/** Whether answers are how something is read, each of which can be heard before it is chosen. */
function areReadings(kind: string, word: RoundWord): boolean {
  if (kind !== 'meaning') return false;
  // One that is silent would tell itself from the others.
  return isReading(word) || (isLetterId(word.id) && [word, ...word.otherWords].every(({ say }) => say));
}

/** A word, a meaning, a sound or a gap, and four ways to answer. */
export function Choice(props: ChoiceProps) {
  const { t } = useTranslation();
  const { round, step, word, question, act } = props;
  const isOpen = round.stage === 'asking';
  const choose = (optionId: string) => {
    if (!act({ type: 'answer', answer: { optionId } })) return;
    feelAnswer(optionId === word.id ? 'right' : 'wrong');
  };
  const give = () => act({ type: 'dontKnow' });
  const keys: RoundKeys = { digit0: give };
  for (const [index, id] of question.optionIds.entries())
    if (index < 9) keys[`digit${(index + 1) as 1}`] = () => choose(id);
  useRoundKeys(isOpen ? { ...keys, undo: () => void act({ type: 'undo' }) } : {});
  return (
    <>
      <Task round={round}>
        {isReading(word)
          ? t('letters.task.read')
          : t(`${isLetterId(word.id) ? 'letters' : 'round'}.task.${step.kind as 'meaning'}`)}
      </Task>
      <QuestionSides>
        <QuestionSlip>
          <Slip {...props} />
        </QuestionSlip>
        <Options {...props} onChoose={choose} />
      </QuestionSides>
      {isOpen ? (
        <div className="mt-2 flex min-h-12 flex-wrap justify-center gap-x-2 sm:mb-6">
          <Button look="text" className="text-[0.9375rem] text-quiet" aria-keyshortcuts="0" onClick={give}>
            {t('round.dontKnow')}
          </Button>
          {step.kind === 'listen' && (
            <Button
              look="text"
              className="text-[0.9375rem] text-quiet"
              onClick={() => act({ type: 'cannotListen' })}
            >
              {t('round.cannotListen')}
            </Button>
          )}
        </div>
      ) : (
        <ChoiceVerdict {...props} />
      )}
    </>
  );
}

const SQUARES = 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.4em),1fr))]';
/** With room for a speaker: two in a row, since three would leave the fourth alone. */
const HEARD_SQUARES = 'grid-cols-[repeat(auto-fill,minmax(min(100%,10.4em),1fr))] sm:grid-cols-2';

function Options({
  round,
  step,
  word,
  question,
  onChoose,
}: ChoiceProps & { onChoose: (id: string) => void }) {
  const { lang, learn } = useLanguages();
  const isWord = asksFor(step.kind, word) === 'word';
  const isSquare = step.kind === 'gap' || isLetterId(word.id);
  const areHeard = areReadings(step.kind, word);
  const chosenId = round.verdict?.chosen?.id;
  const isOpen = round.stage === 'asking';
  const lookOf = (id: string) => (isOpen ? 'open' : id === word.id ? 'right' : 'wrong');
  return (
    <div
      className={`grid gap-2.5 short:gap-2 beside:grid-cols-1 ${isSquare ? (areHeard ? HEARD_SQUARES : SQUARES) : isOpen ? 'sm:grid-cols-2 squat:grid-cols-2' : ''}`}
    >
      {question.optionIds.map((id, index) => {
        const option = optionOf(word, id);
        // Only the chosen one and the right one stay: what the others were is not to be learned now.
        if (option === undefined || !(isOpen || id === word.id || id === chosenId)) return null;
        return (
          <div key={id} className="flex min-w-0 items-center gap-1">
            <OptionButton
              number={index + 1}
              text={isWord ? option.word : option.translation}
              language={isWord ? learn : lang}
              isWord={isWord}
              isSquare={isSquare}
              look={lookOf(id)}
              onChoose={() => onChoose(id)}
            />
            {areHeard && <OptionSpeaker option={option} />}
          </div>
        );
      })}
    </div>
  );
}

function Slip({ round, step, word, act }: ChoiceProps) {
  const isOpen = round.stage === 'asking';
  const isRight = round.verdict?.outcome === 'right';
  if (step.kind === 'gap' && word.sentence)
    return (
      <>
        <GapSentence sentence={word.sentence} isFilled={!isOpen} />
        {isRight && <PoppedPicture word={word} />}
      </>
    );
  if (!isOpen) return <Solved word={word} isRight={isRight} />;
  if (step.kind === 'listen') return <HearIt word={word} onMissing={() => act({ type: 'soundMissing' })} />;
  if (step.kind === 'meaning') return <ReadIt word={word} />;
  return (
    <>
      {word.emoji && (
        <span className="short:hidden">
          <AnswerPicture word={word} size={104} />
        </span>
      )}
      <MeaningHero word={word} />
      <Sense word={word} />
    </>
  );
}

/** What a letter sounds like, or a word that is read for its letters, is the question. */
function ReadIt({ word }: Pick<ChoiceProps, 'word'>) {
  const { learn } = useLanguages();
  const isSilent = isLetterId(word.id) || isReading(word);
  useSoundOnArrival(isSilent ? undefined : wordSound(word, learn));
  return (
    <>
      <WordHero word={word} />
      {!isSilent && (
        <>
          <SoundAndNote word={word} />
          <SpeakLarge word={word} />
        </>
      )}
    </>
  );
}

/** The word with its picture and its sentence, once it was answered. */
function Solved({ word, isRight }: Pick<ChoiceProps, 'word'> & { isRight: boolean }) {
  return (
    <>
      {isRight && <PoppedPicture word={word} />}
      <WordHero word={word} isShort />
      {isReading(word) && <Sense word={word} />}
      {!isRight && (
        <span className="short:hidden">
          <SoundAndNote word={word} />
        </span>
      )}
      {word.sentence && <WordSentence sentence={word.sentence} />}
    </>
  );
}

function ChoiceVerdict({ round, step, word, act }: ChoiceProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { verdict } = round;
  if (verdict === null) return null;
  const sound = (step.kind === 'gap' && sentenceSound(word, learn)) || wordSound(word, learn);
  if (verdict.outcome !== 'missed')
    return <VerdictPanel round={round} act={act} tone="right" title={t('round.right')} sound={sound} />;
  const isGuess = verdict.chosen !== undefined;
  const notThisOne = isLetterId(word.id) ? 'letters.notThisOne' : 'trainers.notThisOne';
  return (
    <VerdictPanel
      round={round}
      act={act}
      tone={isGuess ? 'wrong' : 'shown'}
      title={t(isGuess ? notThisOne : 'round.hereItIs')}
      sound={sound}
    >
      <WhatItMeans round={round} word={word} chosen={verdict.chosen} asksFor={asksFor(step.kind, word)} />
    </VerdictPanel>
  );
}
