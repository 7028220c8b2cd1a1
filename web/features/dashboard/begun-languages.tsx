import type { LearningOverview } from '#contract/learning.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { Button } from '#web/ui/button.tsx';

type Begun = LearningOverview['languages'][number];

/** Every learning language with words, and a way to go on with it. */
export function BegunLanguages({ languages }: { languages: LearningOverview['languages'] }) {
  const { t } = useTranslation();
  if (languages.length === 0) return null;
  return (
    <section aria-labelledby="languages" className="rounded-card border border-line bg-card p-5">
      <h2 id="languages" className="head text-lg">
        {t('dashboard.languages')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {languages.map(language => (
          <BegunLanguage key={language.learn} {...language} />
        ))}
      </ul>
    </section>
  );
}

function BegunLanguage({ learn: code, due, learning, known }: Begun) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { learn } = useLanguages();
  const { chooseLearn } = useChoosePair();
  const name = LANGUAGES.find(language => language.code === code)?.name ?? code;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi lang={code}>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
          <span>{t('home.today.waiting', { count: due, number: number(due) })}</span>
          <span>{`${t('dashboard.learning')}: ${number(learning)}`}</span>
          <span>{`${t('dashboard.known')}: ${number(known)}`}</span>
        </p>
      </div>
      {code === learn ? (
        <span className="text-sm font-medium text-accent">{t('dashboard.shown')}</span>
      ) : (
        <Button aria-label={t('dashboard.switchTo', { language: name })} onClick={() => chooseLearn(code)}>
          {t('dashboard.switch')}
        </Button>
      )}
    </li>
  );
}
