import type { Language } from '#languages/index.ts';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';

type WallWordProps = {
  /** On its way until the server has told it; its room is kept. */
  form: string | undefined;
  wordId: string;
  language: { code: Language; name: string };
  isLit: boolean;
  /** Whether hearing it also chooses its language. */
  isChoice: boolean;
  onHear: () => void;
};

/** The word of one language over the name of that language; a press speaks it. */
export function WallWord({ form, wordId, language, isLit, isChoice, onHear }: WallWordProps) {
  const { code, name } = language;
  const { state, say } = useSpeak({ text: form ?? '', language: code, wordId });
  const hear = () => {
    if (form === undefined) return;
    onHear();
    say();
  };
  return (
    <button
      type="button"
      lang={code}
      onClick={hear}
      aria-busy={state === 'loading' || undefined}
      {...(isChoice ? { 'aria-pressed': isLit } : { 'aria-current': isLit || undefined })}
      className={`grid min-h-12 content-end justify-items-center rounded-field px-1 ${isChoice ? 'py-1' : 'py-2'} transition-colors duration-150 focus-visible:outline-current ${isLit ? 'bg-spark text-on-spark' : 'hover:bg-on-deep/8'} ${state === 'playing' ? 'animate-pulse-once' : ''}`}
    >
      <span
        dir="auto"
        className={`word on-wall grid content-end leading-10! whitespace-nowrap ${isChoice ? 'h-10 word-2xl' : 'h-10 word-2xl sm:h-12 sm:word-3xl'}`}
      >
        {form}
      </span>{' '}
      <span className={`text-sm ${isLit ? '' : 'text-on-deep-quiet'}`}>{name}</span>
    </button>
  );
}
