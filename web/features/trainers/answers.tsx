import type { PacketOption } from '#contract/words.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { AnswerButton, type AnswerState, type AnswerText } from './answer-button.tsx';
import type { Playing } from './sitting-state.ts';

/** Answers below each other, or two by two where that is wide enough or has to be. */
export const ANSWER_GRID =
  'grid gap-2.5 sm:grid-cols-2 short:gap-2 beside:grid-cols-1 beside:gap-2 squat:grid-cols-2';

type AnswersProps = { sitting: Playing; onChoose: (option: PacketOption) => void };

/** The options of a choice question, below each other on a phone. */
export function Answers({ sitting, onChoose }: AnswersProps) {
  const { lang, learn } = useLanguages();
  const { options, testType, stage, flaggedIds } = sitting;
  const isWordAsked = testType === 'translation_to_word';
  return (
    <div className={ANSWER_GRID}>
      {options.map((option, index) => {
        const translation: AnswerText = { text: option.translation, language: lang, isWord: false };
        const word: AnswerText = { text: option.word, language: learn, isWord: true };
        return (
          <AnswerButton
            key={option.id}
            number={index + 1}
            answer={isWordAsked ? translation : word}
            meaning={isWordAsked ? word : translation}
            state={stateOf(option, sitting)}
            isResting={stage !== 'open' || flaggedIds.includes(option.id)}
            onChoose={() => onChoose(option)}
          />
        );
      })}
    </div>
  );
}

function stateOf({ id }: PacketOption, { stage, word, flaggedIds }: Playing): AnswerState {
  if (stage === 'solved' && id === word.id) return 'right';
  if (flaggedIds.includes(id)) return 'wrong';
  return stage === 'solved' ? 'passed' : 'untried';
}
