import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { daysAway, minutesOf, nextRound, numbersOf, type Plan, planOf } from './plan.ts';
import { wantedLength } from './round-wishes.ts';

/** What a day asks for, in words. */
export type TodayTexts = {
  plan: Plan;
  headline: string;
  /** Missing where the two numbers say it all. */
  text: string | undefined;
  /** The two numbers, with their names; missing where they say nothing yet. */
  numbers: { value: number; shown: string; name: string }[];
  /** What the button that begins the round says, and how long it takes. */
  go: string;
  minutes: string;
  /** What the round is to hold alone. */
  only: 'repeat' | 'new' | undefined;
};

/** What today asks for. What is to be repeated and what is new are two numbers and never one. */
export function useTodayTexts(overview: LearningOverview): TodayTexts {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const counted = (count: number) => ({ count, number: number(count) });
  const plan = planOf(overview, learn);
  const numbers = numbersOf(overview);
  const round = nextRound(plan, numbers, wantedLength());
  const { tomorrow, counts } = overview;
  const rounds = Math.max(
    Math.ceil(numbers.toRepeat / Math.max(1, round.due)),
    Math.ceil(numbers.fresh / Math.max(1, round.met)),
  );
  const tomorrowText = tomorrow > 0 ? t('home.today.tomorrow', counted(tomorrow)) : t('home.today.rest');
  const texts: Record<Plan, { headline: string; text?: string; go: string }> = {
    begin: {
      headline: t('home.today.first'),
      text: t('home.today.firstText'),
      go: t('home.today.begin'),
    },
    both: {
      headline: t('home.today.both', { language: nameOf(learn, lang) }),
      text: rounds > 1 ? t('home.today.rounds', counted(rounds)) : undefined,
      go: t('home.today.start'),
    },
    repeat: { headline: t('home.today.repeat'), go: t('home.today.start') },
    new: { headline: t('home.today.new'), go: t('home.today.meetFirst', counted(round.met)) },
    back: {
      headline: t('home.today.back', counted(round.due)),
      text: t('home.today.backText', counted(daysAway(overview, learn))),
      go: t('home.today.startSmall'),
    },
    safe: {
      headline: t('home.today.safe', counted(counts.learning + counts.known)),
      text: t('home.today.safeText'),
      go: t('home.today.meetMore', counted(round.met)),
    },
    done: {
      headline: t('home.today.allDone'),
      text: tomorrowText,
      go: t('home.today.moreNew', counted(round.met)),
    },
  };
  const isNumbered = plan === 'both' || plan === 'repeat' || plan === 'new';
  return {
    ...{ plan, text: undefined, ...texts[plan] },
    numbers: isNumbered
      ? [
          { value: numbers.toRepeat, shown: number(numbers.toRepeat), name: t('home.today.toRepeat') },
          {
            value: numbers.fresh,
            shown: number(numbers.fresh),
            name: t('home.today.fresh', counted(numbers.fresh)),
          },
        ]
      : [],
    minutes: t('home.today.minutes', counted(minutesOf(round, overview))),
    only: plan === 'safe' || plan === 'done' ? 'new' : undefined,
  };
}

/** The name of a language in another one: `Spanish`. */
function nameOf(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}
