import type { LearningOverview } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { HomeSection } from './home-section.tsx';

type Begun = LearningOverview['languages'][number];

/** Every language that was begun, how far it is, and a button of its own that goes on with it. */
export function YourLanguages({ languages }: { languages: readonly Begun[] }) {
  const { t } = useTranslation();
  if (languages.length === 0) return null;
  return (
    <HomeSection id="your-languages" title={t('dashboard.languages')} className="lg:only:col-span-full">
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 py-1.5">
        {languages.map(language => (
          <YourLanguage key={language.learn} {...language} />
        ))}
      </ul>
    </HomeSection>
  );
}

function YourLanguage({ learn: code, due, known, learning }: Begun) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang } = useLanguages();
  const { chooseLearn } = useChoosePair();
  const navigate = useNavigate();
  const name = LANGUAGES.find(language => language.code === code)?.name ?? code;
  const label = due > 0 ? t('home.due', { number: number(due) }) : t('home.open');
  const open = () => {
    chooseLearn(code);
    navigate(pathTo(due > 0 ? 'learn' : 'dashboard', {}, { lang }));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3.5">
      <LanguageTile language={code} />
      <bdi lang={code} className="min-w-24 flex-1 font-semibold">
        {name}
      </bdi>
      <span className="text-sm text-quiet tabular-nums max-sm:order-last max-sm:basis-full">
        {t('marks.share', { known, learning })}
      </span>
      <Button
        look={due > 0 ? 'main' : 'plain'}
        aria-label={`${label}, ${name}`}
        className="ms-auto min-w-23"
        onClick={open}
      >
        {label}
      </Button>
      <ProgressBar
        parts={[
          { count: known, look: 'known' },
          { count: learning, look: 'learning' },
        ]}
        total={known + learning + due}
        className="basis-full"
      />
    </li>
  );
}
