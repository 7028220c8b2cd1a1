import type { Reply } from '#contract/endpoint.ts';
import type { getLetters } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { Link } from '#web/platform/router/link.tsx';

type OtherCoursesProps = { courses: Reply<typeof getLetters>['data']['others'] };

/** The courses of other languages; whoever opens one learns that language from then on. */
export function OtherCourses({ courses }: OtherCoursesProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { chooseLearn } = useChoosePair();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="other-courses" className="mt-10">
      <h2 id="other-courses" className="head mb-3 text-2xl">
        {t('letters.others')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2.5">
        {courses.map(({ learn, title, letters, lessons }) => (
          <li key={learn} className="grid grid-cols-[minmax(0,1fr)]">
            <Link
              to={pathTo('letters', {}, { lang, learn })}
              onClick={() => chooseLearn(learn)}
              className="flex items-center gap-3.5 rounded-card border border-line bg-card px-4 py-3.5 hover:border-accent"
            >
              <LanguageTile language={learn} />
              <span className="min-w-0 leading-snug">
                <span className="block text-[min(1rem,5.2vw)] font-semibold">{title}</span>
                <span className="block text-[min(0.9375rem,4.8vw)] text-quiet">
                  {[t('letters.signs', { count: letters }), t('letters.lessons', { count: lessons })].join(
                    ' · ',
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
