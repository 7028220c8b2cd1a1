import { useTranslation } from 'react-i18next';
import { pathTo } from '#contract/pages.ts';
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { selectSource } from '#contract/trainers.ts';
import { GuestPrompt } from '../account/guest-prompt.tsx';
import { useSession } from '../account/session.ts';
import { isRefusal } from '../http.ts';
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
import { SourceLink } from './source-link.tsx';
import { useWantedTest } from './use-wanted-test.ts';

const GRID = 'grid gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3';

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
      {status === 'user' && (
        <div className="mb-3">
          <SourceLink testType={testType} source={DICTIONARY_SOURCE} emoji="📖" isMine>
            {t('nav.myDictionary')}
          </SourceLink>
        </div>
      )}
      <QueryView
        query={query}
        failure={error => t(isRefusal(error) ? 'trainers.sourcesFailed' : 'trainers.sourcesError')}
        loading={
          <div className={GRID}>
            <Skeleton rows={12} className="h-16" />
          </div>
        }
        isEmpty={({ data }) => data.categories.length === 0}
        empty={<MessageCard drawing="empty" title={t('categories.empty')} />}
      >
        {({ data }) => (
          <ul className={GRID}>
            {data.categories.map(({ id, name, emoji, shelf }) => (
              <li key={id}>
                <SourceLink
                  testType={testType}
                  source={id}
                  emoji={emoji}
                  shelf={shelf}
                  share={<ShareBar share={shares?.get(id)} />}
                >
                  <span lang={language}>{name}</span>
                </SourceLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
