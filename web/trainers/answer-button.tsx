import { useTranslation } from 'react-i18next';
import type { Language } from '#languages/index.ts';
import { Icon } from '../ui/icon.tsx';

export type AnswerState = 'untried' | 'right' | 'wrong';

const LOOKS = {
  untried: { box: 'border-edge bg-card' },
  right: { box: 'border-correct bg-correct-soft', mark: 'text-correct', icon: 'check', label: 'correct' },
  wrong: {
    box: 'animate-nudge border-wrong bg-wrong-soft',
    mark: 'text-wrong',
    icon: 'cross',
    label: 'wrong',
  },
} as const;

type AnswerButtonProps = {
  number: number;
  text: string;
  language: Language;
  state: AnswerState;
  /** Takes no press now, but keeps its looks and its focus. */
  isResting: boolean;
  onChoose: () => void;
};

/** One numbered answer; right and wrong are told by icon, word and colour. */
export function AnswerButton({ number, text, language, state, isResting, onChoose }: AnswerButtonProps) {
  const { t } = useTranslation();
  const look = LOOKS[state];
  const hover = isResting ? 'cursor-default' : 'hover:border-accent hover:bg-accent-soft';
  return (
    <button
      type="button"
      aria-disabled={isResting || undefined}
      aria-keyshortcuts={String(number)}
      onClick={onChoose}
      className={`flex min-h-14 w-full items-center gap-3 rounded-card border px-3 py-2 text-start transition-colors duration-150 sm:min-h-16 ${look.box} ${hover}`}
    >
      <span
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-control border border-line text-sm text-quiet"
      >
        {number}
      </span>
      <span className="min-w-0 flex-1 text-lg wrap-anywhere">
        <bdi lang={language} className="word">
          {text}
        </bdi>
      </span>
      {'label' in look && (
        <span className={`inline-flex shrink-0 items-center gap-1 text-sm font-medium ${look.mark}`}>
          <Icon name={look.icon} />
          {t(`trainers.${look.label}`)}
        </span>
      )}
    </button>
  );
}
