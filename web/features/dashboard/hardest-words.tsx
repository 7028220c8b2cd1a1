import type { LearningReport } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { WordLink } from '#web/vocabulary/words/word-link.tsx';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';

type Hard = LearningReport['hardest'][number];

/** The words missed most, what they are taken for, and a way to train just these. */
export function HardestWords({ words }: { words: LearningReport['hardest'] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="hardest" className="min-w-0 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="hardest" className="head text-lg">
          {t('dashboard.hardest')}
        </h2>
        {words.length > 0 && (
          <ButtonLink to={pathTo('learn', {}, { words: words.map(({ id }) => id).join(',') })}>
            {t('dashboard.trainThese')}
          </ButtonLink>
        )}
      </div>
      {words.length === 0 ? (
        <p className="mt-1 text-quiet">{t('dashboard.hardestEmpty')}</p>
      ) : (
        <ul className="mt-3 grid gap-x-8 lg:grid-cols-2">
          {words.map(word => (
            <HardWord key={word.id} {...word} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HardWord({ id, word, translation, emoji, shelf, reps, lapses, confusedWith }: Hard) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { number } = useFormats();
  return (
    <li className="flex min-w-0 items-center gap-3 border-t border-line py-2">
      <WordPicture form={word} language={learn} word={{ emoji, shelf }} size={40} />
      <div className="relative min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <bdi lang={learn} className="word word-lg">
            <WordLink id={id}>{word}</WordLink>
          </bdi>
          <bdi lang={lang} className="text-sm text-quiet">
            {translation}
          </bdi>
        </p>
        <p className="text-sm text-balance text-wrong">
          {t('dashboard.missed', { lapses: number(lapses), reps: number(reps) })}
        </p>
        {confusedWith.length > 0 && <Confusions words={confusedWith} />}
      </div>
      <SpeakButton text={word} language={learn} wordId={id} />
    </li>
  );
}

function Confusions({ words }: { words: Hard['confusedWith'] }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span>{t('dashboard.confused')}</span>
      {words.slice(0, 3).map(({ id, word, translation }) => (
        <span key={id}>
          <bdi lang={learn}>{word}</bdi>{' '}
          <bdi lang={lang} className="text-quiet">
            {translation}
          </bdi>
        </span>
      ))}
    </p>
  );
}
