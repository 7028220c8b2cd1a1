import { useTranslation } from 'react-i18next';
import { pathTo } from '#contract/pages.ts';
import { useLanguages } from '../i18n/languages.ts';
import { Counter } from '../trainers/scoreboard.tsx';
import type { Finished } from '../trainers/sitting.ts';
import { useFocusOnArrival } from '../trainers/use-focus-on-arrival.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The end of a packet: what was learned, and the way on. */
export function PacketResult({ sitting, onNext }: { sitting: Finished; onNext: () => void }) {
  const { t } = useTranslation();
  const heading = useFocusOnArrival();
  const { words, firstTries } = sitting;
  const right = firstTries.filter(({ correct }) => correct).length;
  const newOnes = words.filter(({ why }) => why === 'new').length;
  return (
    <section className="my-auto flex flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-8 text-center sm:px-6">
      <div aria-hidden="true" className="text-4xl">
        🎉
      </div>
      <h2 ref={heading} tabIndex={-1} className="head text-xl sm:text-2xl">
        {t('learn.finished')}
      </h2>
      <p className="text-quiet">
        {[
          newOnes > 0 && t('learn.newWords', { count: newOnes }),
          words.length > newOnes && t('learn.repeated', { count: words.length - newOnes }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="flex flex-wrap justify-center gap-x-8 text-lg tabular-nums">
        <Counter name="correct" count={right} />
        <Counter name="wrong" count={firstTries.length - right} />
      </p>
      <WordsOfPacket sitting={sitting} />
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button look="main" icon="restart" onClick={onNext}>
          {t('learn.next')}
        </Button>
        <ButtonLink to={pathTo('dashboard')}>{t('nav.dashboard')}</ButtonLink>
      </div>
    </section>
  );
}

const OUTCOMES = {
  correct: { icon: 'check', colour: 'text-correct' },
  wrong: { icon: 'cross', colour: 'text-wrong' },
} as const;

/** Every word with its translation and how its first try went; words that were marked as learned have no try. */
function WordsOfPacket({ sitting: { words, firstTries } }: { sitting: Finished }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <ul className="w-full divide-y divide-line border-y border-line text-start sm:columns-2 sm:divide-y-0 sm:py-2">
      {words.map(word => {
        const firstTry = firstTries.find(({ wordId }) => wordId === word.id);
        const outcome = (firstTry?.correct ?? true) ? 'correct' : 'wrong';
        const { icon, colour } = OUTCOMES[outcome];
        return (
          <li key={word.id} className="flex break-inside-avoid items-baseline gap-2 py-1">
            <Icon name={icon} className={`size-4 translate-y-0.5 ${colour}`} />
            <span className="sr-only">{t(`trainers.${outcome}`)}</span>
            <span className="min-w-0">
              <bdi lang={learn} className="word">
                {word.word}
              </bdi>{' '}
              <bdi lang={lang} className="text-quiet">
                {word.translation}
              </bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
