import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Verdict } from '#learning/round/kinds/kind.ts';
import { lettersFor } from '#learning/round/letters-for.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import type { StepProps } from '../screen.ts';

type WriteFormProps = Pick<StepProps, 'round' | 'act'> & {
  labelledBy: string;
  text: string;
  onChange: (text: string) => void;
  /** Returns whether it was taken for an answer. */
  onCheck: () => boolean;
  onShow: () => void;
};

/** More than any word has. */
const LONGEST = 200;

/** A field, the letters that a keyboard may lack, and what one can do with it. */
export function WriteForm({ round, act, labelledBy, text, onChange, onCheck, onShow }: WriteFormProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const letters = lettersFor(learn, round.words);
  const insert = (letter: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    onChange(text.slice(0, start) + letter + text.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + letter.length, start + letter.length);
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!onCheck()) field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing, altKey, code } = event.nativeEvent;
    // Enter that ends a composition is no answer; Safari says so with the key code alone.
    if (event.key === 'Enter' && (isComposing || event.keyCode === 229)) event.preventDefault();
    const letter = altKey && letters[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1];
    if (!letter) return;
    event.preventDefault();
    insert(letter);
  };
  return (
    <form onSubmit={handleSubmit} className="sm:mb-6">
      <input
        ref={field}
        type="text"
        aria-labelledby={labelledBy}
        lang={learn}
        dir="auto"
        value={text}
        maxLength={LONGEST}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={t(round.isShown ? 'round.writeNow' : 'round.yourAnswer')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
        className="word min-h-16 w-full rounded-answer border-2 border-accent bg-card px-4.5 text-[1.625rem] outline-none placeholder:font-sans placeholder:text-[1.0625rem] placeholder:font-normal placeholder:text-quiet focus-visible:ring-3 focus-visible:ring-accent-soft short:min-h-13"
      />
      {letters.length > 0 && (
        <fieldset
          aria-label={t('round.letters')}
          lang={learn}
          className="mt-2.5 flex gap-1.5 overflow-x-auto py-0.5 *:first:ms-auto *:last:me-auto"
        >
          {letters.map((letter, index) => (
            <button
              key={letter}
              type="button"
              // The field keeps focus, and the keyboard of a phone stays.
              onPointerDown={event => event.preventDefault()}
              onClick={() => insert(letter)}
              aria-keyshortcuts={index < 9 ? `Alt+${index + 1}` : undefined}
              className="word min-h-11 min-w-11 shrink-0 rounded-[10px] border-[1.5px] border-edge bg-card px-3 text-xl hover:border-accent"
            >
              {letter}
            </button>
          ))}
        </fieldset>
      )}
      <div className="mt-2.5 mb-3 flex flex-wrap justify-center gap-x-2 gap-y-1">
        <button
          type="submit"
          className="min-h-13 flex-1 basis-35 rounded-control bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong forced-colors:text-[ButtonText]"
        >
          {t('round.check')}
        </button>
        {!round.isShown && (
          <Button look="text" onClick={onShow}>
            {t('round.showMe')}
          </Button>
        )}
        <Button
          look="text"
          className="text-[0.9375rem] text-quiet"
          onClick={() => act({ type: 'cannotType' })}
        >
          {t('round.cannotType')}
        </Button>
      </div>
    </form>
  );
}

const LOOKS = {
  right: 'border-correct bg-correct-soft text-correct',
  almost: 'border-spark-mark bg-spark-soft',
  missed: 'border-wrong bg-wrong-soft text-wrong line-through decoration-2',
} as const;

/** What was written, in the place of the field. */
export function WrittenText({ text, verdict }: { text: string; verdict: Verdict | null }) {
  const { learn } = useLanguages();
  if (verdict === null || text === '') return null;
  return (
    <p
      lang={learn}
      dir="auto"
      className={`word flex min-h-16 w-full items-center rounded-answer border-2 px-4.5 text-[1.625rem] short:min-h-13 ${LOOKS[verdict.outcome]}`}
    >
      {text}
    </p>
  );
}
