import { type ReactNode, useLayoutEffect } from 'react';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

type NotAuthorizedProps = {
  title: string;
  text: string;
  /** What a guest can do here instead. */
  children?: ReactNode;
};

/** The card a guest sees where a login is needed. */
export function NotAuthorized({ title, text, children }: NotAuthorizedProps) {
  const { t } = useTranslation();
  // Coming from far down a page one would find the card's beginning under the header.
  // A block, since newer browsers return a promise from scrollTo and React would call it as the effect's cleanup.
  useLayoutEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <MessageCard drawing="person" heading="h1" title={title} text={text}>
      <ButtonLink look="main" to={pathTo('login')}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to={pathTo('register')}>{t('nav.register')}</ButtonLink>
      {children}
    </MessageCard>
  );
}
