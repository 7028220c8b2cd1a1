import type { ReactNode, RefObject } from 'react';
import { pathTo } from '#contract/pages.ts';
import type { Text } from '#contract/reader.ts';
import type { TextLevel } from '#contract/text-levels.ts';
import { directionOf } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { languageOf } from './text-parts.ts';
import { useReadingPosition } from './use-reading-position.ts';

type ReaderHeaderProps = {
  text: Omit<Text, 'level'> & Partial<Pick<Text, 'level'>>;
  wordCount: number;
  article: RefObject<HTMLElement | null>;
  /** Our voice; null where the text has a sound of its own. */
  reading: { spokenIndex: number | null; play: () => void; stop: () => void } | null;
  /** Goes to a paragraph. */
  onContinue: (paragraph: number) => void;
  /** The title, its words to be tapped like all others. */
  children: ReactNode;
};

/** Title, level and length of a text; listening to it, going on where one stopped, and the way back to the list. */
export function ReaderHeader({ text, wordCount, article, reading, onContinue, children }: ReaderHeaderProps) {
  const { t } = useTranslation();
  const { kept, forget } = useReadingPosition(text.id, article);
  const { listSearch } = (useLocation().state ?? {}) as { listSearch?: unknown };
  const learn = languageOf(text);
  const isReading = reading !== null && reading.spokenIndex !== null;
  const handleContinue = () => {
    if (kept !== null) onContinue(kept);
    forget();
  };
  return (
    <header>
      <BackLink
        to={`${pathTo('texts')}${typeof listSearch === 'string' ? listSearch : ''}`}
        label={t('reader.back')}
      />
      <h1 tabIndex={-1} lang={learn} dir={directionOf(learn)} className="head text-3xl sm:text-4xl">
        {children}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {text.level && <LevelChip level={text.level} />}
        <span className="text-sm text-quiet tabular-nums">{t('categories.words', { count: wordCount })}</span>
        <div className="flex flex-wrap gap-3 sm:ms-auto">
          {reading !== null && (
            <Button icon={isReading ? 'stop' : 'play'} onClick={isReading ? reading.stop : reading.play}>
              {t(isReading ? 'words.stop' : 'reader.listen')}
            </Button>
          )}
          {kept !== null && (
            <Button look="main" onClick={handleContinue}>
              {t('reader.continue')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-2 text-sm text-quiet lg:hidden">{t('reader.hint')}</p>
    </header>
  );
}

/** The level of a text by the Common European Framework; its name is the same in every language. */
export function LevelChip({ level }: { level: TextLevel }) {
  return (
    <Tag>
      <b className="font-semibold tabular-nums">{level}</b>
    </Tag>
  );
}
