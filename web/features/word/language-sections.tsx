import type { AspectPair, Root } from '#contract/word-entry.ts';
import { directionOf } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { FormText } from './forms/form-text.tsx';
import { WordTiles } from './related-sections.tsx';
import { Section } from './section.tsx';

const ASPECTS = ['imperfective', 'perfective'] as const;

/** The verb that goes on and the one that completes it; what is other than in the headword is coloured. */
export function PairSection({ pair, headword }: { pair: AspectPair | undefined; headword: string }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  if (pair === undefined) return null;
  return (
    <Section id="pair" title={t('word.pair')}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {ASPECTS.map(aspect => (
          <li key={aspect} className="rounded-go border border-line bg-card py-2 ps-4 pe-2 leading-snug">
            <div className="flex min-h-11 items-center justify-between gap-x-2">
              <span lang={learn} className="word word-xl min-w-0">
                <FormText headword={headword} form={pair[aspect]} />
              </span>
              <SpeakButton text={pair[aspect]} language={learn} />
            </div>
            <p className="text-[0.9375rem] text-quiet">{t(`word.${aspect}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The letters that the words of a family share. */
export function RootSection({ root }: { root: Root | undefined }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  if (root === undefined) return null;
  return (
    <Section id="root" title={t('word.root')}>
      <p lang={learn} dir={directionOf(learn)} className="mb-3 flex w-fit gap-1.5">
        {root.letters.map((letter, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice, and none moves
            key={index}
            className="word word-xl grid size-14 place-items-center rounded-go border border-line bg-card text-accent"
          >
            {letter}
          </span>
        ))}
      </p>
      <WordTiles words={root.family} />
    </Section>
  );
}
