import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from './button.tsx';
import { MessageCard } from './message-card.tsx';

/** The card a guest sees where a login is needed. */
export function NotAuthorized({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <MessageCard emoji="🔑" heading="h1" title={title} text={text}>
      <ButtonLink look="primary" to={PAGES.login}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to={PAGES.register}>{t('nav.register')}</ButtonLink>
    </MessageCard>
  );
}
