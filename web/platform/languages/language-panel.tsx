import type { Language } from '#languages/index.ts';
import type { usePopover } from '#web/ui/popover.tsx';
import { LanguageChoices } from './language-choices.tsx';

type LanguagePanelProps = {
  popover: ReturnType<typeof usePopover>;
  label: string;
  chosen: Language;
  onChoose: (language: Language) => void;
};

/** What a language button opens. Its languages are drawn when it is. */
export function LanguagePanel({
  popover: { panel, isOpen, close },
  label,
  chosen,
  onChoose,
}: LanguagePanelProps) {
  const handleChoose = (language: Language) => {
    close();
    onChoose(language);
  };
  return (
    <div {...panel} className="popover w-135 p-4">
      {isOpen && (
        <>
          <p aria-hidden="true" className="head mx-1 mb-2 text-lg">
            {label}
          </p>
          <LanguageChoices label={label} chosen={chosen} onChoose={handleChoose} />
        </>
      )}
    </div>
  );
}
