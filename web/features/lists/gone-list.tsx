import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { useMyLists } from '#web/vocabulary/lists/api.ts';

/** Where no list is shared any more, or never was: what to do next. Its owner is told if an operator has hidden it. */
export function GoneList({ code }: { code: string }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const own = useMyLists().data?.data.lists.find(list => list.code === code);
  usePageTitle(t('lists.gone'));
  if (own?.is_hidden)
    return (
      <MessageCard drawing="lost" heading="h1" title={t('lists.hidden')} text={t('lists.hiddenText')}>
        <ButtonLink look="main" to={pathTo('list', { code: own.id }, { lang })}>
          {t('home.open')}
        </ButtonLink>
        <ButtonLink to={pathTo('contact', {}, { lang })}>{t('nav.contact')}</ButtonLink>
      </MessageCard>
    );
  return (
    <MessageCard drawing="lost" heading="h1" title={t('lists.gone')} text={t('lists.goneText')}>
      <ButtonLink look="main" to={pathTo('categories', {}, { lang })}>
        {t('dictionary.browse')}
      </ButtonLink>
      <ButtonLink to={pathTo('home', {}, { lang })}>{t('notFound.home')}</ButtonLink>
    </MessageCard>
  );
}
