import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { minutesFor, type Plan, planOf } from './plan.ts';

/** What today asks for, as a headline and a sentence. What is to be repeated and what is new are two numbers and never one. */
export function useTodayTexts(overview: LearningOverview): { plan: Plan; headline: string; text: string } {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { now, newLeft, tomorrow, counts } = overview;
  const counted = (count: number) => ({ count, number: number(count) });
  const newWords = Math.min(newLeft, counts.new);
  const fresh = t('home.today.fresh', { number: number(newWords) });
  const minutes = t('home.today.minutes', counted(minutesFor(now, overview)));
  const texts: Record<Plan, [string, string]> = {
    begin: [t('home.today.first'), t('home.today.firstText')],
    review: [t('home.today.waiting', counted(now)), newWords > 0 ? `${minutes} · ${fresh}` : minutes],
    new: [fresh, t('home.today.nothing')],
    done: [
      t('home.today.allDone'),
      tomorrow > 0 ? t('home.today.tomorrow', counted(tomorrow)) : t('home.today.rest'),
    ],
  };
  const plan = planOf(overview);
  const [headline, text] = texts[plan];
  return { plan, headline, text };
}
