import type { Profile } from '#contract/account.ts';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { endWelcome, useWelcome } from '#web/platform/session/welcome.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WelcomeFan } from './welcome-fan.tsx';

/** Who has just made an account is led to their first words, or told that those they brought are safe. It stays until a round is finished. */
export function WelcomePanel({ user }: { user: Profile }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const welcome = useWelcome(user.id);
  if (welcome === undefined) return null;
  const { words } = welcome;
  return (
    <section
      aria-labelledby="welcome"
      className="relative grid grid-cols-1 gap-4.5 overflow-hidden rounded-panel bg-deep p-6 text-on-deep forced-colors:border sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-8"
    >
      <div className="grid justify-items-start gap-2.5">
        <h2 id="welcome" className="head pe-8 text-[1.75rem] leading-tight">
          {words > 0 ? t('welcome.safe', { count: words }) : t('welcome.title')}
        </h2>
        <p className="text-on-deep-quiet">{t(words > 0 ? 'welcome.safeText' : 'welcome.text')}</p>
        <ButtonLink look="go" to={pathTo('learn', {}, { lang })} className="mt-1.5 max-sm:w-full">
          {t(words > 0 ? 'welcome.more' : 'welcome.start')}
        </ButtonLink>
      </div>
      <WelcomeFan />
      <button
        type="button"
        aria-label={t('common.close')}
        title={t('common.close')}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-chip hover:bg-on-deep/10 focus-visible:outline-current"
        onClick={endWelcome}
      >
        <Icon name="cross" />
      </button>
    </section>
  );
}
