import type { PacketOption } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { widthOf } from '#web/vocabulary/questions/word-size.ts';
import type { Playing } from '../sitting/sitting-state.ts';

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

/** `passed` was not taken, and another one was right. */
type AnswerState = 'untried' | 'right' | 'wrong' | 'passed';
type AnswerText = { text: string; language: Language; isWord: boolean };

const LOOKS = {
  untried: { box: 'border-edge bg-card font-semibold', key: 'bg-well text-quiet' },
  passed: { box: 'border-line text-quiet', key: '' },
  right: {
    box: 'border-correct bg-correct-soft font-semibold text-correct ring-2 ring-correct',
    key: '',
    mark: { icon: 'check', label: 'correct' },
  },
  wrong: {
    box: 'animate-nudge border-wrong bg-wrong-soft font-semibold text-wrong',
    key: '',
    mark: { icon: 'cross', label: 'notThisOne' },
  },
} as const;

type AnswerButtonProps = {
  number: number;
  answer: AnswerText;
  /** What a wrong answer would have meant. */
  meaning: AnswerText;
  state: AnswerState;
  /** Takes no press now, but keeps its looks and its focus. */
  isResting: boolean;
  onChoose: () => void;
};

/** One numbered answer. Icon, word and colour say right and wrong, and a wrong one says what it would have meant. */
function AnswerButton({ number, answer, meaning, state, isResting, onChoose }: AnswerButtonProps) {
  const { t } = useTranslation();
  const look = LOOKS[state];
  const label = 'mark' in look ? t(`trainers.${look.mark.label}`) : '';
  return (
    <button
      type="button"
      aria-disabled={isResting || undefined}
      aria-keyshortcuts={String(number)}
      onClick={onChoose}
      className={`grid min-h-16 w-full grid-cols-[auto_1fr_auto] items-center gap-3.5 rounded-answer border-[1.5px] py-1 ps-3 pe-4 text-start text-lg short:min-h-13 short:py-0.5 beside:min-h-12 beside:py-0.5 squat:relative squat:min-h-17 squat:grid-cols-1 squat:px-3 squat:text-center squat:text-base ${look.box} ${isResting ? 'cursor-default' : 'hover:border-accent'}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-[10px] font-sans text-sm font-semibold squat:hidden ${look.key}`}
      >
        {number}
      </span>
      <span className="min-w-0 leading-snug">
        <AnswerWord {...answer} className={state === 'wrong' ? 'line-through decoration-2' : ''} />
        {state === 'wrong' && (
          <span className="block text-sm font-normal">
            <AnswerWord {...meaning} className="" />
          </span>
        )}
      </span>
      {'mark' in look && (
        <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold squat:absolute squat:end-1 squat:top-1 squat:text-xs">
          <Icon name={look.mark.icon} />
          <span className={`squat:sr-only ${labelLook(label, answer, meaning)}`}>{label}</span>
        </span>
      )}
    </button>
  );
}

/** How wide the meaning of a wrong answer and the label are set, beside the answer. */
const SMALL_SCALE = 0.8;

/** Beside a long answer there is only the icon: a label that broke the answer into two lines would move what is around it. */
function labelLook(label: string, answer: AnswerText, meaning: AnswerText): string {
  const answerWidth = Math.max(widthOf(answer.text), widthOf(meaning.text) * SMALL_SCALE);
  const width = answerWidth + widthOf(label) * SMALL_SCALE;
  if (width > 20) return 'sr-only';
  if (width > 17) return 'max-[24rem]:sr-only sm:sr-only';
  return width > 14 ? 'max-[24rem]:sr-only' : '';
}

function AnswerWord({ text, language, isWord, className }: AnswerText & { className: string }) {
  return (
    <bdi lang={language} className={`${isWord ? 'word cjk:text-[1.2em]' : ''} ${className}`}>
      {text}
    </bdi>
  );
}
