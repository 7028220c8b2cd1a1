import { LANGUAGES, type Language } from '#languages/index.ts';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { moveInMenu } from '#web/ui/menu-keys.ts';

type LanguageChoicesProps = {
  label: string;
  chosen: Language;
  onChoose: (language: Language) => void;
  /** In a panel they are a menu, in a page a group of radio buttons. */
  kind?: 'menu' | 'radiogroup';
};

const GRIDS = {
  menu: 'grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]',
  // All of them would fill a phone and push what the question is about off the screen, so there they run sideways.
  radiogroup:
    'sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] max-sm:-mx-4 max-sm:auto-cols-max max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 [scrollbar-width:none]',
};

/** The 17 languages by tile and native name, one of them chosen: Tab enters it once, arrow keys move in it. */
export function LanguageChoices({ label, chosen, onChoose, kind = 'menu' }: LanguageChoicesProps) {
  return (
    <div {...{ role: kind, 'aria-label': label }} className={`grid gap-1 ${GRIDS[kind]}`}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          {...choiceRole(kind, code === chosen)}
          tabIndex={code === chosen ? 0 : -1}
          data-name={name}
          onKeyDown={moveInMenu}
          onClick={() => onChoose(code)}
          className="flex min-h-13 items-center gap-2.5 rounded-field border-[1.5px] border-transparent px-2 py-1 text-start leading-tight hover:bg-well aria-checked:border-accent aria-checked:bg-accent-soft aria-checked:font-semibold"
        >
          <LanguageTile language={code} />
          <span>
            <bdi lang={code}>{name}</bdi>
          </span>
        </button>
      ))}
    </div>
  );
}

const choiceRole = (kind: 'menu' | 'radiogroup', isChosen: boolean) => ({
  role: kind === 'menu' ? 'menuitemradio' : 'radio',
  'aria-checked': isChosen,
});

/** The chosen one takes focus when its panel opens. */
export function focusChosen(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
}
