import { useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { type TestType, wantedTest } from '#contract/test-types.ts';
import type { selectSource } from '#contract/trainers.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { isRefusal } from '#web/platform/http/http.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { type Share, useShares } from '#web/vocabulary/marks/shares.ts';
import { onShelves, type ShownCategory } from '#web/vocabulary/words/shelves.ts';
import { MySource, SourceLink } from './source-links.tsx';

const GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-4';

/** Where a test takes its words from: a category, or the person's dictionary. */
export function SourcePage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { testType, language } = useWantedTest();
  const { learn } = useLanguages();
  const input = { query: { testType, lang: language, learn } };
  const query = useEndpoint<typeof selectSource>('/test/select-source', input);
  const begun = useShares();
  // A bar below the name of a topic would push it up.
  const isWaiting = useIsWaiting(begun);
  usePageTitle(t('trainers.sourceTitle'));
  return (
    <>
      {status !== 'guest' && <BackLink to={pathTo('testsMenu')} label={t('trainers.backToTests')} />}
      <PageHeader title={t('trainers.sourceTitle')} lead={t(`trainers.${testType}`)} />
      <SameLanguageHint />
      {status === 'guest' && <GuestPrompt text={t('trainers.guest')} />}
      {status !== 'guest' && <MySource testType={testType} />}
      <QueryView
        query={query}
        failure={error => t(isRefusal(error) ? 'trainers.sourcesFailed' : 'trainers.sourcesError')}
        loading={
          <div data-loading className={GRID}>
            <Skeleton rows={12} className="h-19" />
          </div>
        }
        isWaiting={isWaiting}
        isEmpty={({ data }) => data.categories.length === 0}
        empty={<MessageCard drawing="empty" title={t('categories.empty')} />}
      >
        {({ data }) => (
          <ul className={`${GRID} rest-laid-out-later`}>
            {inShelfOrder(data.categories).map(({ id, name, emoji, shelf, word_count: count }) => (
              <li key={id}>
                <SourceLink
                  testType={testType}
                  source={id}
                  emoji={emoji}
                  shelf={shelf}
                  name={<span lang={language}>{name}</span>}
                >
                  {count !== undefined && (
                    <span className="text-sm text-quiet tabular-nums">
                      {t('categories.words', { count })}
                    </span>
                  )}
                  <Begun share={begun.shares?.get(id)} />
                </SourceLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

/** How far the person is with a topic, once they have begun it. */
function Begun({ share }: { share: Share | undefined }) {
  const { t } = useTranslation();
  if (share === undefined || share.known + share.learning === 0) return null;
  return (
    <>
      <span className="sr-only">{t('marks.share', share)}</span>
      <KnownBar {...share} className="mt-1" />
    </>
  );
}

const inShelfOrder = (categories: readonly ShownCategory[]) =>
  onShelves(categories).flatMap(({ shelf, own }) => own.map(category => ({ ...category, shelf })));

/**
 * What the address of the source selection asks for: the test, and the language of the category names. Once the visitor
 * chooses another interface language, that one counts.
 */
function useWantedTest(): { testType: TestType; language: Language } {
  const [parameters] = useSearchParams();
  const { lang } = useLanguages();
  const [langAtFirst] = useState(lang);
  const asked = parameters.get('language') ?? parameters.get('lang');
  return {
    testType: wantedTest(parameters),
    language: isLanguage(asked) && lang === langAtFirst ? asked : lang,
  };
}
