import { pathTo } from '#contract/pages.ts';
import type { TextSummary } from '#contract/reader.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { KnownShare } from '#web/vocabulary/marks/known-share.tsx';
import type { TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';
import { LevelChip } from './text/reader-header.tsx';
import { languageOf } from './text/text-parts.ts';

type TextCardProps = {
  text: TextSummary;
  /** Undefined where the states of the words are not known. */
  coverage: TextCoverage | undefined;
};

/** A text with its picture, level and length, and how much of it the person knows. */
export function TextCard({ text, coverage }: TextCardProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { id, title, level, words } = text;
  const learn = languageOf(text);
  return (
    <Link
      to={pathTo('text', { id })}
      state={{ listSearch: search }}
      className="flex items-center gap-4 rounded-card border border-line bg-card p-3.5 transition-colors duration-150 hover:border-accent"
    >
      <WordPicture word={text} form={title} language={learn} size={72} />
      <span className="grid min-w-0 flex-1 gap-1">
        {/* In a row of its own, so that all lines of a title begin where the row does, whichever way the title runs. */}
        <span>
          <bdi lang={learn} className="word word-xl">
            {title}
          </bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5 text-sm text-quiet tabular-nums">
          <LevelChip level={level} />
          {t('categories.words', { count: words })}
        </span>
        {coverage && (
          <span className="flex items-center gap-2.5">
            <KnownBar {...coverage} className="flex-1" />
            <KnownShare {...coverage} />
          </span>
        )}
      </span>
    </Link>
  );
}
