import type { LearningOverview } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import { MOST_QUESTIONS } from '#contract/test-types.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { LanguageTile } from '../i18n/language-tile.tsx';
import { useChoosePair } from '../languages/use-choose-pair.ts';
import { useNavigate } from '../router/router.tsx';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

type Begun = LearningOverview['languages'][number];

/** Every language that was begun, how far it is, and a button of its own that goes on with it. */
export function YourLanguages({ languages }: { languages: readonly Begun[] }) {
  const { t } = useTranslation();
  if (languages.length === 0) return null;
  return (
    <section aria-labelledby="your-languages" className="lg:only:col-span-full">
      <h2 id="your-languages" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('dashboard.languages')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 py-1.5">
        {languages.map(language => (
          <YourLanguage key={language.learn} {...language} />
        ))}
      </ul>
    </section>
  );
}

function YourLanguage({ learn: code, due, known, learning }: Begun) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { chooseLearn } = useChoosePair();
  const navigate = useNavigate();
  const name = LANGUAGES.find(language => language.code === code)?.name ?? code;
  // As many as come in one packet; a pile is never shown.
  const now = Math.min(due, MOST_QUESTIONS);
  const label = now > 0 ? t('home.due', { number: number(now) }) : t('home.open');
  const open = () => {
    chooseLearn(code);
    navigate(pathTo(now > 0 ? 'learn' : 'dashboard'));
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 py-3.5 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:gap-y-1.5">
      <span className="sm:row-span-2">
        <LanguageTile language={code} />
      </span>
      <bdi lang={code} className="font-semibold">
        {name}
      </bdi>
      <span className="col-span-full row-start-3 text-sm text-quiet tabular-nums sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:text-end">
        {t('marks.share', { known, learning })}
      </span>
      <div className="col-span-full row-start-2 sm:col-span-2 sm:col-start-2">
        <ProgressBar
          parts={[
            { count: known, look: 'known' },
            { count: learning, look: 'learning' },
          ]}
          total={known + learning + now}
        />
      </div>
      <Button
        look={now > 0 ? 'main' : 'plain'}
        aria-label={`${label}, ${name}`}
        className="min-w-23 max-[22.5rem]:col-span-full max-[22.5rem]:justify-self-end sm:col-start-4 sm:row-span-2 sm:row-start-1"
        onClick={open}
      >
        {label}
      </Button>
    </li>
  );
}
