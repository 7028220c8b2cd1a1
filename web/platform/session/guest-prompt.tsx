import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';

/** Tells a guest what an account would add, with the two ways to get in; `onLeave` comes before either is taken. */
export function GuestPrompt({ text, onLeave }: { text: string; onLeave?: () => void }) {
  const { t } = useTranslation();
  return (
    <aside className="mt-3 mb-6 flex flex-wrap items-center gap-3 rounded-card bg-accent-soft p-4">
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <ButtonLink look="main" to={pathTo('register')} onClick={onLeave}>
        {t('nav.register')}
      </ButtonLink>
      <ButtonLink to={pathTo('login')} onClick={onLeave}>
        {t('nav.login')}
      </ButtonLink>
    </aside>
  );
}
