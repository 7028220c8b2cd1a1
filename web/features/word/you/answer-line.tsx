import type { Reply } from '#contract/endpoint.ts';
import type { listWordAnswers } from '#contract/history.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { answerPlaces } from './answer-places.ts';

type AnswerLineProps = Reply<typeof listWordAnswers>['data'] & {
  /** The day when it comes back; undefined where it does not. */
  next: number | undefined;
};

/** One stroke an answer, short and red where it was wrong, and the next one outlined: the gaps grow. A sentence says the same. */
export function AnswerLine({ answers, today, next }: AnswerLineProps) {
  const { t } = useTranslation();
  const { dayAndMonth, inDays } = useFormats();
  const [first] = answers;
  const right = answers.filter(({ isRight }) => isRight).length;
  const line = answerPlaces(answers, next, today);
  const sentence =
    first === undefined ? t('word.noAnswers') : t('word.answers', { right, wrong: answers.length - right });
  return (
    <div className="grid gap-1">
      <svg aria-hidden="true" className="h-8 w-full overflow-visible px-1 rtl:-scale-x-100">
        <line x1="0" x2="100%" y1="31" y2="31" className="stroke-line" strokeWidth="2" />
        {line.answers.map(({ day, isRight, at }) => (
          <svg key={day} aria-hidden="true" x={`${at}%`} className="overflow-visible">
            {isRight ? (
              <path d="M0 30 7 4h6L6 30Z" className="fill-correct" />
            ) : (
              <path d="M0 30 4 16h6L6 30Z" className="fill-wrong" />
            )}
          </svg>
        ))}
        {line.next !== undefined && (
          <svg aria-hidden="true" x={`${line.next}%`} className="overflow-visible">
            <path d="M0 29 8 1h6L6 29Z" className="fill-none stroke-spark-mark" strokeWidth="2" />
          </svg>
        )}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-quiet tabular-nums">
        {first && <span>{dayAndMonth(first.day)}</span>}
        {next !== undefined && (
          <span className="ms-auto font-semibold text-spark-ink">{inDays(Math.max(0, next - today))}</span>
        )}
      </p>
      <p className="text-sm text-quiet">
        {sentence} {hasGrown(answers) && t('word.gaps')}
      </p>
    </div>
  );
}

/** The last gap between answers is the longest yet. */
function hasGrown(answers: readonly { day: number }[]): boolean {
  const gaps = answers.slice(1).map(({ day }, index) => day - (answers[index]?.day ?? day));
  return gaps.length > 1 && gaps.at(-1) === Math.max(...gaps) && gaps.at(-1) !== gaps[0];
}
