import type { listTexts, TextSummary } from '#contract/reader.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { useTitleInLanguage } from '#web/platform/router/use-page-title.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import { LevelFilter, levelIn } from './levels.tsx';
import { MyTexts } from './own/my-texts.tsx';
import { useOwnTexts } from './own/own-texts.ts';
import { TextCard } from './text-card.tsx';
import { useTextCoverages } from './text-coverages.ts';

const LIST = 'flex flex-col gap-3';

export function TextsPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  // All are fetched at once, so that the filter works without waiting.
  const learn = useWantedLanguage();
  const query = useEndpoint<typeof listTexts>('/texts', { query: learn === 'en' ? {} : { learn } });
  const known = useTextCoverages(learn);
  // What belongs to the person is above the rows and in them, and would push them down.
  const isWaiting = useIsWaiting(useOwnTexts(), known);
  const level = levelIn(search);
  const shown = (texts: TextSummary[]) => texts.filter(text => level === null || text.level === level);
  useTitleInLanguage(t('nav.texts'), learn);
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={t('nav.texts')} lead={t('reader.lead')} />
      {!isWaiting && (
        <>
          <MyTexts key={learn} learn={learn} />
          <LevelFilter />
        </>
      )}
      <QueryView
        query={query}
        isWaiting={isWaiting}
        failure={t('reader.listFailed')}
        loading={
          <div className={LIST}>
            <Skeleton rows={9} className="h-26" />
          </div>
        }
        isEmpty={({ data }) => shown(data.texts).length === 0}
        empty={<MessageCard drawing="empty" title={t('reader.empty')} />}
      >
        {({ data }) => <TextList texts={shown(data.texts)} coverages={known.coverages} />}
      </QueryView>
    </div>
  );
}

/** The language that the address names, else the learning language. */
function useWantedLanguage(): Language {
  const [search] = useSearchParams();
  const { learn } = useLanguages();
  const named = search.get('learn');
  return isLanguage(named) ? named : learn;
}

type TextListProps = { texts: TextSummary[]; coverages: ReadonlyMap<string, TextCoverage> | undefined };

function TextList({ texts, coverages }: TextListProps) {
  return (
    <ul className={LIST}>
      {texts.map(text => (
        <li key={text.id}>
          <TextCard text={text} coverage={coverages?.get(text.id)} />
        </li>
      ))}
    </ul>
  );
}
