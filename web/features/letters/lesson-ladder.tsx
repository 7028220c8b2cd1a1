import { lessonSource } from '#contract/letter-ids.ts';
import type { LettersCourse } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { CourseProgress } from './course-progress.ts';

type LadderProps = { course: LettersCourse; progress: CourseProgress };

/** The lessons, each with its letters and how many words can be read after it; a press begins it. */
export function LessonLadder({ course, progress: { next, done } }: LadderProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const most = Math.max(...course.lessons.map(({ readable = 0 }) => readable));
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="head text-2xl">
        {t('letters.lessons', { count: course.lessons.length })}
      </h2>
      {most > 0 && <p className="text-[0.9375rem] text-quiet">{t('letters.lessonsNote')}</p>}
      <ol className="mt-1.5 divide-y divide-line border-b border-line">
        {course.lessons.map(({ title, readable }, index) => {
          const lesson = index + 1;
          const isDone = done.has(lesson);
          return (
            <li key={lesson}>
              <Link
                to={pathTo('learn', {}, { lang, learn, source: lessonSource(lesson) })}
                aria-current={lesson === next ? 'step' : undefined}
                className="flex items-center gap-3.5 py-3 hover:bg-accent-soft"
              >
                <span
                  className={`grid size-10 shrink-0 place-items-center rounded-chip font-semibold ${lookOf({ isDone, isNext: lesson === next })}`}
                >
                  {isDone ? (
                    <>
                      <Icon name="check" />
                      <span className="sr-only">{t('letters.done', { number: number(lesson) })}</span>
                    </>
                  ) : (
                    number(lesson)
                  )}
                </span>
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <bdi lang={learn} className="word match-parent text-lg/snug tracking-wide wrap-anywhere">
                    {signsOf(course, lesson)}
                  </bdi>
                  <span className="text-[0.9375rem]/snug text-quiet">{title}</span>
                  {readable !== undefined && (
                    <ProgressBar
                      total={most}
                      parts={[
                        { count: readable, look: isDone ? 'known' : lesson === next ? 'learning' : 'accent' },
                      ]}
                      className="mt-1"
                    />
                  )}
                </span>
                {readable !== undefined && (
                  <span className="min-w-14 text-end leading-tight">
                    <span className="font-semibold tabular-nums">{number(readable)}</span>
                    <span className="block text-sm text-quiet">
                      {t('letters.wordsUnit', { count: readable })}
                    </span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function lookOf({ isDone, isNext }: { isDone: boolean; isNext: boolean }): string {
  if (isDone) return 'bg-correct-soft text-correct';
  return isNext ? 'bg-spark text-on-spark' : 'bg-well text-quiet';
}

const signsOf = ({ letters }: LettersCourse, lesson: number) =>
  letters
    .filter(letter => letter.lesson === lesson)
    .map(({ sign }) => sign)
    .join(' ');
