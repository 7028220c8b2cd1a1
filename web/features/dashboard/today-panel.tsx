import type { LearningOverview } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import type { ScreenPicture } from '#contract/pictures.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Plan } from '#web/vocabulary/study/plan.ts';
import { useTodayTexts } from '#web/vocabulary/study/use-today-texts.ts';

const EMOJI: Record<Plan, ScreenPicture> = {
  ...{ begin: '🌱', both: '📚', repeat: '📚', new: '✨' },
  ...{ back: '📚', safe: '🌱', done: '🌙' },
};

/** What waits today and the one button that begins it. Never the whole pile, only the next packet. */
export function TodayPanel({ overview }: { overview: LearningOverview }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { plan, headline, text, numbers, go, only } = useTodayTexts(overview);
  const shown = numbers.map(({ shown, name }) => `${shown} ${name}`).join(' · ');
  const language = LANGUAGES.find(({ code }) => code === learn);
  return (
    <section
      aria-labelledby="today"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel bg-deep p-6 text-on-deep sm:px-8 forced-colors:border"
    >
      <Picture emoji={EMOJI[plan]} className="size-12" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="today" className="text-sm font-medium text-on-deep-quiet">
          {t('home.today.title')} · <bdi lang={learn}>{language?.name}</bdi>
        </h2>
        <p className="head text-xl sm:text-2xl">{headline}</p>
        <p className="text-on-deep-quiet">{shown || text}</p>
      </div>
      <ButtonLink
        look={plan === 'done' ? 'plain' : 'go'}
        to={pathTo('learn', {}, { only })}
        className="max-sm:w-full"
      >
        {go}
      </ButtonLink>
    </section>
  );
}
