import { lessonSource } from '#contract/letter-ids.ts';
import type { LettersCourse } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import type { CourseProgress } from './course-progress.ts';

/** More would not fit beside the text. */
const FANNED = 3;

type CourseHeadProps = { course: LettersCourse; progress: CourseProgress };

/** The name of the course, how far its learner is, and the way on. */
export function CourseHead({ course, progress }: CourseHeadProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const { met, total, next, inRow } = progress;
  // Once all was met, the first lesson asks what is due of any.
  const lesson = next ?? 1;
  const readable = course.lessons[inRow - 1]?.readable;
  const facts = [
    t('letters.metOf', { met: number(met), total: number(total) }),
    ...(readable === undefined ? [] : [t('letters.canRead', { count: readable, number: number(readable) })]),
  ];
  const shown = course.letters.filter(letter => letter.lesson === lesson).slice(0, FANNED);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 rounded-panel bg-deep p-6 text-on-deep forced-colors:border sm:grid-cols-[minmax(0,1fr)_auto] sm:p-9">
      <div className="grid justify-items-start gap-2.5">
        <h1 tabIndex={-1} className="head text-3xl outline-none sm:text-4xl">
          {course.title}
        </h1>
        <p className="max-w-[34em] text-lg text-on-deep-quiet">{course.about}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
          <ButtonLink
            look="go"
            className="max-sm:w-full"
            to={pathTo('learn', {}, { lang, learn, source: lessonSource(lesson) })}
          >
            {next === undefined
              ? t('letters.repeat')
              : t(met === 0 ? 'letters.begin' : 'letters.goOn', { number: number(lesson) })}
          </ButtonLink>
          <span className="text-on-deep-quiet">{facts.join(' · ')}</span>
        </div>
      </div>
      <span aria-hidden="true" className="flex justify-center">
        {shown.map(({ id, sign, latin }, index) => (
          <span
            key={id}
            className={`-mx-1.5 grid h-26 w-20 grid-cols-[minmax(0,1fr)] content-center justify-items-center overflow-clip rounded-slip text-center bg-card text-ink shadow-slip ${TILTS[index]}`}
          >
            <bdi lang={learn} className="word max-w-full text-3xl/normal wrap-anywhere">
              {sign}
            </bdi>
            <span className="max-w-full text-sm wrap-anywhere text-quiet">{latin}</span>
          </span>
        ))}
      </span>
    </section>
  );
}

const TILTS = ['-rotate-6', '-translate-y-1.5 z-10', 'rotate-6'];
