import type { Language } from '#languages/index.ts';
import { Icon } from '#web/ui/icon.tsx';

const LOOKS = {
  open: { box: 'border-edge bg-card hover:border-accent', key: 'bg-well text-quiet' },
  right: { box: 'border-correct bg-correct-soft text-correct ring-2 ring-correct', key: '' },
  wrong: { box: 'animate-nudge border-wrong bg-wrong-soft text-wrong', key: '' },
} as const;

type OptionButtonProps = {
  number: number;
  text: string;
  language: Language;
  /** A word of the learning language, in the book face. */
  isWord: boolean;
  look: keyof typeof LOOKS;
  /** Two in a row, and no numbers on a phone. */
  isSquare: boolean;
  onChoose: () => void;
};

/** One numbered answer. After it is given, sign and colour say right and wrong, and it takes no press. */
export function OptionButton({
  number,
  text,
  language,
  isWord,
  look,
  isSquare,
  onChoose,
}: OptionButtonProps) {
  const { box, key } = LOOKS[look];
  const shape = isSquare
    ? 'relative justify-center px-3 text-center sm:px-10'
    : 'grid-cols-[auto_1fr_auto] ps-3 pe-4 text-start';
  return (
    <button
      type="button"
      aria-disabled={look !== 'open' || undefined}
      aria-keyshortcuts={String(number)}
      onClick={onChoose}
      className={`grid min-h-16 w-full items-center gap-3.5 rounded-answer border-[1.5px] py-1 text-lg font-semibold short:min-h-12 beside:min-h-12 ${shape} ${box} ${look === 'open' ? '' : 'cursor-default'}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-[10px] font-sans text-sm font-semibold short:size-7 ${key} ${isSquare ? 'absolute start-2.5 top-1/2 -translate-y-1/2 max-sm:hidden' : ''}`}
      >
        {number}
      </span>
      <bdi
        lang={language}
        className={`min-w-0 leading-snug match-parent hyphens-auto ${isWord ? 'word word-[1.3125rem] cjk:text-[1.2em]' : ''} ${look === 'wrong' ? 'line-through decoration-2' : ''}`}
      >
        {text}
      </bdi>
      {look !== 'open' && !isSquare && <Icon name={look === 'right' ? 'check' : 'cross'} />}
    </button>
  );
}
