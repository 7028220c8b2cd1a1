import { pathTo } from '#contract/pages.ts';
import { LONGEST_SEARCH } from '#contract/search.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { ButtonLink } from './button-link.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Nothing stands at this address: a way home, and a search, which needs no script. */
export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <MessageCard drawing="lost" heading="h1" title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink look="main" to={pathTo('home')}>
        {t('notFound.home')}
      </ButtonLink>
      <form action={pathTo('categories')} className="mt-3 grid w-full gap-3 text-start">
        <TextField type="search" name="find" label={t('categories.search')} maxLength={LONGEST_SEARCH} />
        <Button type="submit" icon="search">
          {t('notFound.find')}
        </Button>
      </form>
    </MessageCard>
  );
}
