import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pathTo } from '#contract/pages.ts';
import type { Text } from '#contract/reader.ts';
import { directionOf } from '#languages/index.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LevelChip } from './level-chip.tsx';
import { languageOf } from './text-language.ts';
import { useReadingPosition } from './use-reading-position.ts';

type ReaderHeaderProps = {
  text: Text;
  wordCount: number;
  article: RefObject<HTMLElement | null>;
  reading: { spokenIndex: number | null; play: () => void; stop: () => void };
  /** Goes to a paragraph. */
  onContinue: (paragraph: number) => void;
  /** The title, its words to be tapped like all others. */
  children: ReactNode;
};

/** Title, level and length of a text; listening to it, going on where one stopped, and the way back to the list. */
export function ReaderHeader({ text, wordCount, article, reading, onContinue, children }: ReaderHeaderProps) {
  const { t } = useTranslation();
  const { kept, forget } = useReadingPosition(text.id, article);
  const listSearch: unknown = useLocation().state?.listSearch;
  const learn = languageOf(text);
  const isReading = reading.spokenIndex !== null;
  const handleContinue = () => {
    if (kept !== null) onContinue(kept);
    forget();
  };
  return (
    <PageHeader
      title={
        <span lang={learn} dir={directionOf(learn)} className="block">
          {children}
        </span>
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LevelChip level={text.level} />
          {t('categories.words', { count: wordCount })}
          <Link
            to={`${pathTo('texts')}${typeof listSearch === 'string' ? listSearch : ''}`}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t('reader.back')}
          </Link>
          <span className="basis-full lg:hidden">{t('reader.hint')}</span>
        </span>
      }
    >
      <Button
        look="main"
        icon={isReading ? 'stop' : 'play'}
        onClick={isReading ? reading.stop : reading.play}
      >
        {t(isReading ? 'words.stop' : 'reader.listen')}
      </Button>
      {kept !== null && <Button onClick={handleContinue}>{t('reader.continue')}</Button>}
    </PageHeader>
  );
}
