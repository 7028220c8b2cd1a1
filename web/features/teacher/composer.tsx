import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { LONGEST_SAID, type Wish } from '#contract/teacher-bounds.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';

type ComposerProps = {
  learn: Language;
  /** An answer is on its way: nothing is sent, but written. */
  isWaiting: boolean;
  onSay: (asked: { said: string; wish?: Wish }) => void;
  /** What stands below. */
  children: ReactNode;
};

const OFFERED = ['simpler', 'hint', 'topics'] as const satisfies Wish[];

/** Where one writes to the teacher; Enter sends, Shift and Enter break the line. */
export function Composer({ learn, isWaiting, onSay, children }: ComposerProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = said.trim();
    if (text === '' || isWaiting) return;
    onSay({ said: text });
    setSaid('');
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends the writing of a Chinese or Japanese word sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] mt-6 grid gap-2 bg-paper pt-2.5 pb-3 sm:bottom-0 low:static"
    >
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] sm:flex-wrap">
        {OFFERED.map(wish => (
          <Button
            key={wish}
            disabled={isWaiting}
            className="shrink-0 rounded-chip"
            onClick={() => onSay({ said: '', wish })}
          >
            {t(`teacher.wish.${wish}`)}
          </Button>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <textarea
          aria-label={t('teacher.yourAnswer')}
          placeholder={t('teacher.yourAnswer')}
          lang={learn}
          dir={said === '' ? undefined : directionOf(learn)}
          rows={2}
          maxLength={LONGEST_SAID}
          value={said}
          onChange={event => setSaid(event.target.value)}
          onKeyDown={handleKey}
          className="block min-h-13 w-full min-w-0 rounded-field border-[1.5px] border-edge bg-card px-4 py-2 font-book text-lg text-ink placeholder:font-sans placeholder:text-base placeholder:text-quiet hover:border-accent"
        />
        <SubmitButton look="main" icon="send" disabled={isWaiting} className="min-h-13 shrink-0">
          <span className="max-sm:sr-only">{t('teacher.send')}</span>
        </SubmitButton>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-quiet">{children}</div>
    </form>
  );
}
