import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';
import { NotAuthorized } from '../ui/not-authorized.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { fromDictionary } from '../words/listed-word.ts';
import { SameLanguageHint } from '../words/same-language-hint.tsx';
import { WordListSkeleton } from '../words/word-list-skeleton.tsx';
import { useDictionary } from './api.ts';
import { DictionaryWords } from './dictionary-words.tsx';
import { TrainLinks } from './train-links.tsx';

export function DictionaryPage() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { status } = useSession();
  const query = useDictionary();
  usePageTitle(t('nav.myDictionary'));
  if (status === 'guest')
    return <NotAuthorized title={t('nav.myDictionary')} text={t('dictionary.loginToView')} />;
  const count = query.data?.data.words.length;
  return (
    <>
      <PageHeader
        title={t('nav.myDictionary')}
        lead={count ? t('categories.words', { count }) : t('dictionary.lead')}
      >
        {count ? <TrainLinks /> : null}
      </PageHeader>
      <SameLanguageHint />
      <QueryView
        query={query}
        failure={t('dictionary.failed')}
        loading={<WordListSkeleton />}
        isEmpty={({ data }) => data.words.length === 0}
        empty={
          <MessageCard emoji="📖" title={t('dictionary.empty')} text={t('dictionary.howToFill')}>
            <ButtonLink look="primary" to={`${PAGES.categories}?lang=${lang}`}>
              {t('dictionary.browse')}
            </ButtonLink>
          </MessageCard>
        }
      >
        {({ data }) => <DictionaryWords words={data.words.map(fromDictionary)} />}
      </QueryView>
    </>
  );
}
