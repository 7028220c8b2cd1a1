import type { Category } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { SHELVES } from '#contract/shelves.ts';
import type { selectSource } from '#contract/trainers.ts';
import { GuestPrompt } from '../account/guest-prompt.tsx';
import { useSession } from '../account/session.ts';
import { isRefusal } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { SameLanguageHint } from '../languages/same-language-hint.tsx';
import { ShareBar } from '../marks/share-bar.tsx';
import { useShares } from '../marks/shares.ts';
import { useEndpoint } from '../queries.ts';
import { MessageCard } from '../ui/message-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { BackLink } from './back-link.tsx';
import { MySource } from './my-source.tsx';
import { SourceLink } from './source-link.tsx';
import { useWantedTest } from './use-wanted-test.ts';

const GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-4';

/** Where a test takes its words from: a category, or the person's dictionary. */
export function SourcePage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { testType, language } = useWantedTest();
  const input = { query: { testType, lang: language } };
  const query = useEndpoint<typeof selectSource>('/test/select-source', input);
  const shares = useShares();
  usePageTitle(t('trainers.sourceTitle'));
  return (
    <>
      {status === 'user' && (
        <div className="-ms-3 -mt-3">
          <BackLink to={pathTo('testsMenu')} label={t('trainers.backToTests')} />
        </div>
      )}
      <PageHeader title={t('trainers.sourceTitle')} lead={t(`trainers.${testType}`)} />
      <SameLanguageHint />
      {status === 'guest' && <GuestPrompt text={t('trainers.guest')} />}
      {status === 'user' && <MySource testType={testType} />}
      <QueryView
        query={query}
        failure={error => t(isRefusal(error) ? 'trainers.sourcesFailed' : 'trainers.sourcesError')}
        loading={
          <div className={GRID}>
            <Skeleton rows={12} className="h-19" />
          </div>
        }
        isEmpty={({ data }) => data.categories.length === 0}
        empty={<MessageCard drawing="empty" title={t('categories.empty')} />}
      >
        {({ data }) => (
          <ul className={GRID}>
            {onShelves(data.categories).map(({ id, name, emoji, shelf, word_count }) => (
              <li key={id}>
                <SourceLink
                  testType={testType}
                  source={id}
                  emoji={emoji}
                  shelf={shelf}
                  name={<span lang={language}>{name}</span>}
                >
                  <span className="text-sm text-quiet tabular-nums">
                    {t('categories.words', { count: word_count })}
                  </span>
                  <ShareBar share={shares?.get(id)} />
                </SourceLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

/** In the order of the shelves, within each as they come. */
function onShelves(categories: readonly Category[]): Category[] {
  return categories.toSorted((one, other) => SHELVES.indexOf(one.shelf) - SHELVES.indexOf(other.shelf));
}
