import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useDictionary } from '#web/vocabulary/dictionary/api.ts';
import { PlacementHint } from '#web/vocabulary/marks/placement-hint.tsx';
import { useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-row.tsx';
import { DictionaryWords } from './dictionary-words.tsx';

export function DictionaryPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const query = useDictionary();
  // The states of the words are shown above and beside them, and would push them about.
  const isWaiting = useIsWaiting(useWordStatesQuery(learn), useLearning());
  usePageTitle(t('nav.myDictionary'));
  if (status === 'guest')
    return <NotAuthorized title={t('nav.myDictionary')} text={t('dictionary.loginToView')} />;
  return (
    <>
      <PageHeader title={t('nav.myDictionary')} lead={t('dictionary.lead')}>
        {/* Their text, not their background, is in line with the edge of the page. */}
        <div className="-mx-3 flex flex-wrap sm:gap-x-3">
          <ButtonLink look="text" to={pathTo('myCards')}>
            {t('cards.title')}
          </ButtonLink>
          <ButtonLink look="text" to={pathTo('lists')}>
            {t('lists.title')}
          </ButtonLink>
          <ButtonLink look="text" to={pathTo('transfer')}>
            {t('transfer.title')}
          </ButtonLink>
        </div>
      </PageHeader>
      <SameLanguageHint />
      {!isWaiting && !query.isPending && <PlacementHint />}
      <QueryView
        query={query}
        failure={t('dictionary.failed')}
        loading={<WordListSkeleton />}
        isWaiting={isWaiting}
        isEmpty={({ data }) => data.words.length === 0}
        empty={
          <MessageCard drawing="empty" title={t('dictionary.empty')} text={t('dictionary.howToFill')}>
            <ButtonLink look="main" to={pathTo('categories', {}, { lang })}>
              {t('dictionary.browse')}
            </ButtonLink>
          </MessageCard>
        }
      >
        {({ data }) => <DictionaryWords words={data.words} />}
      </QueryView>
    </>
  );
}
