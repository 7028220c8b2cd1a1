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
  // While they are on their way nothing is expected, and nothing said.
  const words = useWords(expected);
  // The most that is said holds the room of what will be, so that nothing beside it moves.
  const most = useWords({ due: Math.min(total, 6), fresh: Math.min(total, 4) });
  return (
    <ButtonLink look="go" className="max-sm:w-full" to={pathTo('learn', {}, { source, lang, learn })}>
      <span className="flex flex-wrap items-baseline justify-center gap-x-2.5">
        {label}{' '}
        <span className="grid text-start text-[0.9375rem] font-normal tabular-nums *:[grid-area:1/1]">
          {/* First: it gives the line its place while nothing is said yet. */}
          {isUser && (
            <span aria-hidden="true" className="invisible">
              {most}
            </span>
          )}
          <span>{isUser ? words : minutes}</span>
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

function useWords(expected: { due: number; fresh: number } | undefined): string {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (expected === undefined) return '';
  const { due, fresh } = expected;
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
