import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { WordStanding } from '#contract/word-states.ts';
import type { Mark } from '#learning/log.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { ReportDialog } from '../report/report-dialog.tsx';
import { CHOICE_TEXTS, choicesFor } from './mark-choices.ts';
import { StateMark } from './state-mark.tsx';
import type { MarkedWord } from './use-marking.ts';
import { useStandingName } from './use-standing-name.ts';

type MarkMenuProps = {
  id: string;
  word: string;
  standing: WordStanding | undefined;
  onMark: (word: MarkedWord, mark: Mark) => void;
};

/** On a phone, above the speaker, it reaches up into the edge of its row, which so is no higher. */
const ROOM = 'size-11 -mt-2 max-[22.5rem]:mt-0 sm:mt-0';

/** Keeps the room of a mark that is on its way, so that its row is as high before as after. */
export const MarkRoom = () => <div className={ROOM} />;

/** The mark of a word as a button that opens what can be said of it. Drawn anew only when the mark changes. */
export const MarkMenu = memo(function MarkMenu({ id, word, standing, onMark }: MarkMenuProps) {
  const { t } = useTranslation();
  const nameOf = useStandingName();
  const [isOpen, setIsOpen] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Safari gives a pressed button no focus; a press elsewhere is seen to by the choices.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const label = t('marks.of', { word, state: nameOf(standing) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles up from the buttons
    <div className="relative shrink-0" onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={nameOf(standing)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={`${ROOM} flex items-center justify-center rounded-chip hover:bg-accent-soft`}
      >
        <StateMark standing={standing} />
      </button>
      {isOpen && (
        <MarkChoices
          label={label}
          standing={standing}
          onLeave={() => setIsOpen(false)}
          onChoose={mark => {
            close();
            onMark({ id, word }, mark);
          }}
          onReport={() => {
            close();
            setIsReporting(true);
          }}
        />
      )}
      {isReporting && <ReportDialog id={id} word={word} onClose={() => setIsReporting(false)} />}
    </div>
  );
});

type MarkChoicesProps = {
  label: string;
  standing: WordStanding | undefined;
  onLeave: () => void;
  onChoose: (mark: Mark) => void;
  onReport: () => void;
};

function MarkChoices({ label, standing, onLeave, onChoose, onReport }: MarkChoicesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (!list.current?.parentElement?.contains(target as Node)) onLeave();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  });
  return (
    <fieldset
      ref={list}
      aria-label={label}
      className="absolute end-0 top-full z-40 min-w-44 scroll-my-20 animate-rise rounded-card border border-line bg-card p-1 shadow-float"
    >
      {choicesFor(standing).map(mark => (
        <Choice key={mark} onPress={() => onChoose(mark)}>
          {t(`marks.${CHOICE_TEXTS[mark]}`)}
        </Choice>
      ))}
      <hr className="mx-3 my-1 border-line" />
      <Choice onPress={onReport}>{t('report.open')}</Choice>
    </fieldset>
  );
}

function Choice({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center rounded-control px-3 text-start hover:bg-accent-soft"
    >
      {children}
    </button>
  );
}
