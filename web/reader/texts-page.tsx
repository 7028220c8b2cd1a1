import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { pathTo } from '#contract/pages.ts';
import type { listTexts, TextSummary } from '#contract/reader.ts';
import { directionOf, isLanguage, type Language } from '#languages/index.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useEndpoint } from '../queries.ts';
import { MessageCard } from '../ui/message-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { LevelChip } from './level-chip.tsx';
import { LevelFilter } from './level-filter.tsx';
import { levelIn } from './levels.ts';
import { languageOf } from './text-language.ts';

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3';

export function TextsPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  // All are fetched at once, so that the filter works without waiting.
  const learn = useTextsLanguage();
  const query = useEndpoint<typeof listTexts>('/texts', { query: learn === 'en' ? {} : { learn } });
  const level = levelIn(search);
  const shown = (texts: TextSummary[]) => texts.filter(text => level === null || text.level === level);
  usePageTitle(t('nav.texts'));
  return (
    <>
      <PageHeader title={t('nav.texts')} lead={t('reader.lead')} />
      <LevelFilter />
      <QueryView
        query={query}
        failure={t('reader.listFailed')}
        loading={
          <div className={GRID}>
            <Skeleton rows={9} className="h-24" />
          </div>
        }
        isEmpty={({ data }) => shown(data.texts).length === 0}
        empty={<NoTexts learn={learn} />}
      >
        {({ data }) => <TextList texts={shown(data.texts)} />}
      </QueryView>
    </>
  );
}

/** The learning language, unless the address names another one. */
function useTextsLanguage(): Language {
  const [search] = useSearchParams();
  const { learn } = useLanguages();
  const named = search.get('learn');
  return isLanguage(named) ? named : learn;
}

function NoTexts({ learn }: { learn: Language }) {
  const { t } = useTranslation();
  return (
    <MessageCard drawing="empty" title={t('reader.empty')}>
      {learn !== 'en' && (
        <Link to={{ search: '?learn=en' }} className="text-accent underline underline-offset-4">
          {t('reader.english')}
        </Link>
      )}
    </MessageCard>
  );
}

function TextList({ texts }: { texts: TextSummary[] }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <ul className={GRID}>
      {texts.map(({ id, title, level, words, learn }) => (
        <li key={id}>
          <Link
            to={pathTo('text', { id })}
            state={{ listSearch: search }}
            className="flex h-full min-h-24 flex-col justify-between gap-3 rounded-card border border-line bg-card p-4 transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
          >
            <bdi
              lang={languageOf({ learn })}
              dir={directionOf(languageOf({ learn }))}
              className="font-semibold leading-snug"
            >
              {title}
            </bdi>
            <span className="flex items-center gap-2 text-sm text-quiet">
              <LevelChip level={level} />
              {t('categories.words', { count: words })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
