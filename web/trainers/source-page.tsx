import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import type { selectSource } from '#contract/trainers.ts';
import { useSession } from '../account/session.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { useEndpoint } from '../queries.ts';
import { MessageCard } from '../ui/message-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { GuestPrompt } from '../words/guest-prompt.tsx';
import { SameLanguageHint } from '../words/same-language-hint.tsx';
import { BackLink } from './back-link.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SourceLink } from './source-link.tsx';
import { DICTIONARY_SOURCE } from './test-types.ts';
import { useWantedTest } from './use-wanted-test.ts';

const GRID = 'grid gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3';

/** Where a test takes its words from: a category, or the person's dictionary. */
export function SourcePage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { testType, language } = useWantedTest();
  const input = { query: { testType, lang: language } };
  const query = useEndpoint<typeof selectSource>('/test/select-source', input);
  usePageTitle(t('trainers.sourceTitle'));
  return (
    <>
      {status === 'user' && (
        <div className="-ms-3 -mt-3">
          <BackLink to={PAGES.testsMenu} label={t('trainers.backToTests')} />
        </div>
      )}
      <PageHeader title={t('trainers.sourceTitle')} lead={t(`trainers.${testType}`)} />
      <SameLanguageHint />
      {status === 'guest' && <GuestPrompt text={t('trainers.guest')} />}
      {status === 'user' && (
        <div className="mb-3">
          <SourceLink testType={testType} source={DICTIONARY_SOURCE} emoji="📖" isMine>
            {t('nav.myDictionary')}
          </SourceLink>
        </div>
      )}
      {query.isLoadingError && !query.isFetching ? (
        <LoadFailure
          error={query.error}
          refused={t('trainers.sourcesFailed')}
          broken={t('trainers.sourcesError')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <QueryView
          query={query}
          failure={t('trainers.sourcesFailed')}
          loading={
            <div className={GRID}>
              <Skeleton rows={12} className="h-16" />
            </div>
          }
          isEmpty={({ data }) => data.categories.length === 0}
          empty={<MessageCard emoji="📭" title={t('categories.empty')} />}
        >
          {({ data }) => (
            <ul className={GRID}>
              {data.categories.map(({ id, name, emoji }) => (
                <li key={id}>
                  <SourceLink testType={testType} source={id} emoji={emoji}>
                    <span lang={language}>{name}</span>
                  </SourceLink>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </>
  );
}
