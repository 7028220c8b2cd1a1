import { useId } from 'react';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { focusChosen } from './language-choices.tsx';
import { LanguagePanel } from './language-panel.tsx';

type LanguagePickerProps = { label: string; language: Language; onChoose: (language: Language) => void };

/** A labelled language that opens the others, large enough to be the first thing one does. */
export function LanguagePicker({ label, language, onChoose }: LanguagePickerProps) {
  const [name, value] = [useId(), useId()];
  const popover = usePopover({ onOpen: focusChosen });
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={name} className="text-sm text-quiet">
        {label}
      </span>
      <button
        type="button"
        {...popover.button}
        aria-haspopup="menu"
        aria-labelledby={`${name} ${value}`}
        className="flex min-h-14 w-full items-center gap-1.5 rounded-go border-[1.5px] border-edge bg-card px-1.5 py-1.5 text-[0.9375rem] text-start leading-tight font-semibold hover:border-accent lg:gap-2.5 lg:px-2 lg:text-base"
      >
        <span className="max-[22rem]:hidden">
          <LanguageTile language={language} size="tile-36" />
        </span>
        <span id={value} lang={language} className="min-w-0 flex-1 wrap-anywhere">
          {LANGUAGES.find(({ code }) => code === language)?.name}
        </span>
        <Icon name="chevron" className="size-4 text-quiet" />
      </button>
      <LanguagePanel popover={popover} label={label} chosen={language} onChoose={onChoose} />
    </div>
  );
}
