import type { LettersCourse } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { SpokenWord } from '#web/vocabulary/marks/spoken-word.tsx';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';
import { WORD_GRID } from '#web/vocabulary/words/word-grid.ts';
import type { CourseProgress } from './course-progress.ts';

const MOST_SHOWN = 12;

type ReadableWordsProps = { course: LettersCourse; progress: CourseProgress };

/** Words of the lessons that are done from the first one on, the latest ones, to be read aloud; before that those that the first one opens. */
export function ReadableWords({ course: { lessons }, progress: { inRow } }: ReadableWordsProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const isOpen = inRow > 0;
  const open = lessons.slice(0, isOpen ? inRow : 1);
  const words = open.flatMap(lesson => lesson.words).slice(-MOST_SHOWN);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="readable">
      <h2 id="readable" className="head mb-3 text-2xl">
        {t(isOpen ? 'letters.words' : 'letters.firstWords')}
      </h2>
      <ul className={WORD_GRID}>
        {words.map(word => (
          <li key={word.id} className="flex">
            <SpokenWord word={fromCategory(word)} standing={undefined} isKnown={false} />
          </li>
        ))}
      </ul>
      {isOpen && <p className="my-3 text-quiet">{t('letters.sayAloud')}</p>}
      {isOpen && status === 'user' && (
        <ButtonLink to={pathTo('learn', {}, { lang, learn, words: words.map(({ id }) => id).join() })}>
          {t('letters.train')}
        </ButtonLink>
      )}
    </section>
  );
}
