import { pathTo } from '#contract/pages.ts';
import { expectedRound } from '#learning/round-sizes.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { minutesFor } from './plan.ts';
import { wantedLength } from './round-wishes.ts';
import { useLearning } from './use-learning.ts';

type Counts = { due: number; new: number };

type LearnSourceProps = {
  /** A category, or a step of the path. */
  source: string;
  label: string;
  /** Of its words; absent while their states load, and for guests. */
  counts: Counts | undefined;
  /** Its words. */
  total: number;
};

/** The way into a round of a category or step, saying what that will bring; to a guest only how long it takes. */
export function LearnSource({ source, label, counts, total }: LearnSourceProps) {
  const isUser = useSession().status !== 'guest';
  const { lang, learn } = useLanguages();
  const minutes = useMinutes();
  const expected = useExpected(counts);
  // As long as they are on their way, their room is held.
  const words = useWords(expected ?? { due: Math.min(total, 6), fresh: Math.min(total, 4) });
  const isAway = isUser && expected === undefined;
  return (
    <ButtonLink look="go" className="max-sm:w-full" to={pathTo('learn', {}, { source, lang, learn })}>
      <span className="flex flex-wrap items-baseline justify-center gap-x-2.5">
        {label}{' '}
        <span className={`text-[0.9375rem] font-normal tabular-nums ${isAway ? 'invisible' : ''}`}>
          {isUser ? words : minutes}
        </span>
      </span>
    </ButtonLink>
  );
}

/** Questions of the first round of a guest. */
const GUEST_QUESTIONS = 20;

function useMinutes(): string {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = minutesFor(GUEST_QUESTIONS, { doneToday: 0, minutesToday: 0 });
  return t('home.today.minutes', { count, number: number(count) });
}

function useWords({ due, fresh }: { due: number; fresh: number }): string {
  const { t } = useTranslation();
  const { number } = useFormats();
  const parts = [
    due > 0 && t('category.repeat', { number: number(due) }),
    fresh > 0 && t('category.new', { number: number(fresh) }),
  ].filter(part => part !== false);
  return parts.length > 0 ? parts.join(t('common.comma')) : t('learn.practise');
}

/** Undefined for guests and until it is known. */
function useExpected(counts: Counts | undefined) {
  const { learn } = useLanguages();
  const overview = useLearning().data?.data;
  if (counts === undefined || overview === undefined) return undefined;
  const { day, newLeft, languages } = overview;
  const lastDay = languages.find(language => language.learn === learn)?.lastDay ?? day;
  return expectedRound({
    ...{ due: counts.due, unmet: counts.new, newLeft },
    ...{ daysAway: day - lastDay, length: wantedLength() },
  });
}
