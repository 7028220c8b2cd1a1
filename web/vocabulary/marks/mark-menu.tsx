import { type FocusEvent, memo, type ReactNode, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import type { Mark } from '#learning/log.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { Report } from '#web/vocabulary/words/report.tsx';
import { StateMark, useStandingName } from './state-mark.tsx';
import type { MarkedWord } from './use-marking.ts';
import { CHOICE_TEXTS, choicesFor } from './word-states.ts';

type MarkMenuProps = {
  id: string;
  /** The language of the word, where it is not the one that is learned. */
  learn?: Language;
  word: string;
  standing: WordStanding | undefined;
  onMark: (word: MarkedWord, mark: Mark) => void;
};

const SIZE = 'size-11';

/** Holds the room of a mark that is on its way: its row is as high before as after. */
export const MarkRoom = () => <div className={SIZE} />;

/**
 * The mark of a word as a button that opens what can be said of it, over everything: whatever holds the mark may be narrow and cut
 * off what is outside. Drawn anew only when the mark changes.
 */
export const MarkMenu = memo(function MarkMenu({ id, learn, word, standing, onMark }: MarkMenuProps) {
  const { t } = useTranslation();
  const nameOf = useStandingName();
  const [isReporting, setIsReporting] = useState(false);
  const { button, panel, isOpen, close } = usePopover({
    onOpen: opened => opened.querySelector('button')?.focus(),
  });
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Safari gives a pressed button no focus; a press elsewhere closes it anyway.
    if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  const label = t('marks.of', { word, state: nameOf(standing) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles up from the buttons
    <div className="shrink-0" onBlur={handleBlur}>
      <button
        type="button"
        {...button}
        aria-label={label}
        title={nameOf(standing)}
        className={`${SIZE} flex items-center justify-center rounded-chip hover:bg-accent-soft`}
      >
        <StateMark standing={standing} />
      </button>
      <div {...panel} className="popover min-w-44 p-1">
        {isOpen && (
          <MarkChoices
            id={id}
            learn={learn}
            label={label}
            standing={standing}
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
      </div>
      {isReporting && <Report words={[{ id, word }]} onClose={() => setIsReporting(false)} />}
    </div>
  );
});

type MarkChoicesProps = {
  id: string;
  learn: Language | undefined;
  label: string;
  standing: WordStanding | undefined;
  onChoose: (mark: Mark) => void;
  onReport: () => void;
};

function MarkChoices({ id, learn, label, standing, onChoose, onReport }: MarkChoicesProps) {
  const { t } = useTranslation();
  const inForce = useLanguages();
  return (
    <fieldset aria-label={label}>
      {choicesFor(standing).map(mark => (
        <Choice key={mark} onPress={() => onChoose(mark)}>
          {t(`marks.${CHOICE_TEXTS[mark]}`)}
        </Choice>
      ))}
      <hr className="mx-3 my-1 border-line" />
      <Link
        to={pathTo('word', { wordId: id }, { lang: inForce.lang, learn: learn ?? inForce.learn })}
        className="flex min-h-11 w-full items-center rounded-control px-3 text-start hover:bg-accent-soft"
      >
        {t('translation.wholeEntry')}
      </Link>
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
