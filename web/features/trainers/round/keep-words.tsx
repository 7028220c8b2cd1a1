import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { RESULT_ACTION, ResultBar } from './result-bar.tsx';

type KeepWordsProps = {
  /** How many words this guest has learned on this device. */
  count: number;
  onDecline: () => void;
};

/** What an account would do for the words of a guest, and the way to it. Whoever declines goes on as before. */
export function KeepWords({ count, onDecline }: KeepWordsProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <>
      <section
        aria-labelledby="keep-words"
        className="mt-5 grid gap-1.5 rounded-card border border-line bg-card px-5 py-4.5"
      >
        <h2 id="keep-words" className="head text-xl">
          {t('keep.title', { count })}
        </h2>
        <p className="text-quiet">{t('keep.text')}</p>
        <p>
          <Link
            to={pathTo('login', {}, { lang })}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {t('keep.logIn')}
          </Link>
        </p>
      </section>
      <ResultBar>
        <ButtonLink look="go" to={pathTo('register', {}, { lang })} className={RESULT_ACTION}>
          {t('keep.keep', { count })}
        </ButtonLink>
        <Button look="plain" className={RESULT_ACTION} onClick={onDecline}>
          {t('keep.notNow')}
        </Button>
      </ResultBar>
    </>
  );
}
