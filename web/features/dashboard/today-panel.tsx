import type { LearningOverview } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import type { ScreenPicture } from '#contract/pictures.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { minutesFor } from '#web/vocabulary/study/estimate.ts';
import { type Plan, planOf } from '#web/vocabulary/study/plan.ts';

const EMOJI: Record<Plan, ScreenPicture> = { begin: '🌱', review: '📚', new: '✨', done: '🌙' };

/** What waits today and the one button that begins it. Never the whole pile, only the next packet. */
export function TodayPanel({ overview }: { overview: LearningOverview }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const plan = planOf(overview);
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
        <PlanText plan={plan} overview={overview} />
      </div>
      <ButtonLink look={plan === 'done' ? 'plain' : 'go'} to={pathTo('learn')} className="max-sm:w-full">
        {t(`home.today.${plan}`)}
      </ButtonLink>
    </section>
  );
}

function PlanText({ plan, overview }: { plan: Plan; overview: LearningOverview }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const counted = (count: number) => ({ count, number: number(count) });
  const { now, newLeft, tomorrow } = overview;
  const newWords = Math.min(newLeft, overview.counts.new);
  const texts = {
    begin: [t('home.today.first'), t('home.today.firstText')],
    review: [
      t('home.today.waiting', counted(now)),
      t('home.today.minutes', counted(minutesFor(now, overview))),
    ],
    new: [t('home.today.nothing'), t('home.today.newWords', counted(newWords))],
    done: [
      t('home.today.allDone'),
      tomorrow > 0 ? t('home.today.tomorrow', counted(tomorrow)) : t('home.today.rest'),
    ],
  } satisfies Record<Plan, [string, string]>;
  const [headline, text] = texts[plan];
  return (
    <>
      <p className="head text-xl sm:text-2xl">{headline}</p>
      <p className="text-on-deep-quiet">{text}</p>
    </>
  );
}
