import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PacketOption } from '#contract/words.ts';
import { isChosen } from '../feel/choices.ts';
import { feelAnswer } from '../feel/feel-answer.ts';
import { useLanguages } from '../i18n/languages.ts';
import { fetchClip } from '../speech/clips.ts';
import { isAlwaysSlow } from '../speech/pace.ts';
import { speak } from '../speech/player.ts';
import { AnswerButton, type AnswerState } from './answer-button.tsx';
import { showAnswerToast } from './answer-toast.ts';
import { AskedTranslation, AskedWord } from './asked.tsx';
import type { Playing } from './sitting.ts';
import type { QuestionProps } from './test-screen.tsx';
import { useKeys } from './use-keys.ts';

/** The question in the middle, the answers at the thumb; a new question comes in from the end of the reading direction. */
export function ChoiceQuestion({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { word, options, testType, stage } = sitting;
  const isWordAsked = testType === 'translation_to_word';
  const sayRightWord = useRightWord(isWordAsked ? word : undefined);
  const choose = (option: PacketOption | undefined) => {
    if (option === undefined || !act({ kind: 'answer', optionId: option.id })) return;
    const isRight = option.id === word.id;
    feelAnswer(isRight ? 'right' : 'wrong');
    if (!isRight) return;
    showAnswerToast(t('trainers.correct'), () => act({ kind: 'undo' }));
    sayRightWord();
  };
  useKeys({
    option1: () => choose(options[0]),
    option2: () => choose(options[1]),
    option3: () => choose(options[2]),
    option4: () => choose(options[3]),
    // Who has seen enough of the right answer need not wait.
    ...(stage === 'solved' && { goOn: () => act({ kind: 'goOn' }) }),
  });
  return (
    <div className="flex flex-1 flex-col transition-[opacity,translate] duration-200 ease-out starting:translate-x-6 starting:opacity-0 rtl:starting:-translate-x-6">
      <div className="flex flex-1 flex-col items-center justify-center gap-2 py-4">
        {isWordAsked ? <AskedWord word={word} /> : <AskedTranslation word={word} />}
      </div>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3">
        {options.map((option, index) => (
          <AnswerButton
            key={option.id}
            number={index + 1}
            text={isWordAsked ? option.translation : option.word}
            language={isWordAsked ? lang : learn}
            state={stateOf(option, sitting)}
            isResting={stage !== 'open' || sitting.flaggedIds.includes(option.id)}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
    </div>
  );
}

function stateOf({ id }: PacketOption, { stage, word, flaggedIds }: Playing): AnswerState {
  if (stage === 'solved' && id === word.id) return 'right';
  return flaggedIds.includes(id) ? 'wrong' : 'untried';
}

/** Speaks the word that was found, unless the learner wants silence; fetched while they think, so that it comes at once. */
function useRightWord(word: PacketOption | undefined): () => void {
  const { learn } = useLanguages();
  const utterance = () =>
    word &&
    isChosen('wordSpoken') && {
      text: word.word,
      language: learn,
      wordId: word.id,
      pace: isAlwaysSlow() ? ('slow' as const) : ('normal' as const),
    };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const wanted = utterance();
    if (wanted) fetchClip(wanted).catch(ignore);
  }, []);
  return () => {
    const wanted = utterance();
    if (wanted) speak(wanted).catch(ignore);
  };
}

/** Nobody asked for this sound; the sound button says what is wrong. */
function ignore(): void {}
