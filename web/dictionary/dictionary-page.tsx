import { pathTo } from '#contract/pages.ts';
import { NotAuthorized } from '../account/not-authorized.tsx';
import { useSession } from '../account/session.ts';
import { useIsWaiting } from '../account/use-personal.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useLanguages } from '../i18n/languages.ts';
import { SameLanguageHint } from '../languages/same-language-hint.tsx';
import { PlacementHint } from '../marks/placement-hint.tsx';
import { useWordStatesQuery } from '../marks/word-states.ts';
import { useLearning } from '../today/use-learning.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { WordListSkeleton } from '../words/word-list-skeleton.tsx';
import { useDictionary } from './api.ts';
import { DictionaryWords } from './dictionary-words.tsx';

export function DictionaryPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const query = useDictionary();
  // What is known of the words stands above and beside them, and would push them about.
  const isWaiting = useIsWaiting(useWordStatesQuery(learn), useLearning());
  usePageTitle(t('nav.myDictionary'));
  if (status === 'guest')
    return <NotAuthorized title={t('nav.myDictionary')} text={t('dictionary.loginToView')} />;
  return (
    <>
      <PageHeader title={t('nav.myDictionary')} lead={t('dictionary.lead')}>
        {/* Their text, not their grounds, stands in line with the page, on whichever side they come to lie. */}
        <div className="-mx-3 flex flex-wrap sm:gap-x-3">
          <ButtonLink look="text" to={pathTo('myCards')}>
            {t('cards.title')}
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
