import type { WordStanding } from '#contract/word-states.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';
import { StateMark, useStandingName } from './state-mark.tsx';

type SpokenWordProps = {
  word: ListedWord;
  standing: WordStanding | undefined;
  /** How the person stands with it is known; a new word has no standing. */
  isKnown: boolean;
};

/** A word with its picture, its meaning and how the person stands with it; a press says it. */
export function SpokenWord({ word, standing, isKnown }: SpokenWordProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const nameOf = useStandingName();
  const { say } = useSpeak({ text: word.word, language: learn, wordId: word.id });
  return (
    <button
      type="button"
      onClick={say}
      title={t('speech.speak', { word: word.word })}
      className="grid min-h-15 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 rounded-go border border-line bg-card py-1.5 ps-2 pe-2.5 text-start hover:border-accent"
    >
      <WordPicture word={word} form={word.word} language={learn} size={40} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <bdi
          lang={learn}
          className="basis-full word word-[min(1.0625rem,7.2vw)] match-parent leading-tight hyphens-auto"
        >
          {word.word}
        </bdi>{' '}
        <SenseNote word={word} className="min-w-0 basis-full leading-snug hyphens-auto" />{' '}
        <bdi lang={lang} className="me-auto min-w-0 text-sm/snug text-quiet">
          {word.translation}
        </bdi>{' '}
        {isKnown && (
          <>
            <StateMark standing={standing} />
            <span className="sr-only">{nameOf(standing)}</span>
          </>
        )}
      </span>
    </button>
  );
}
