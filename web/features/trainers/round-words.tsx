import { CARD_ID } from '#contract/bounds.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { ReportButton } from '#web/vocabulary/words/report.tsx';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { WordLink } from '#web/vocabulary/words/word-link.tsx';
import { AnswerPicture } from './questions/question-prompt.tsx';

/** The words of a round as pictures and letters. Without a label they only decorate. */
export function WordChips({ words, label }: { words: readonly AskedWord[]; label: string | false }) {
  const { learn } = useLanguages();
  if (words.length === 0) return null;
  return (
    <ul
      aria-label={label || undefined}
      aria-hidden={label === false || undefined}
      // Lines of text can be balanced: no picture is left alone on the last one.
      className="-m-1 text-center leading-none text-balance"
    >
      {words.map(word => (
        <li key={word.id} className="m-1 inline-block align-top">
          <AnswerPicture word={word} size={52} />
          <span lang={learn} className="sr-only">
            {word.word}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Words to look at once more, each with its translation and sound. Below them one of ours can be reported. */
export function MissedWords({ words }: { words: readonly AskedWord[] }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  if (words.length === 0) return null;
  const ours = words.filter(({ id }) => !CARD_ID.test(id));
  return (
    <div className="w-full text-start">
      <h3 className="head mb-1 text-lg">{t('trainers.lookAgain')}</h3>
      <ul>
        {words.map(word => (
          <li key={word.id} className="relative flex min-h-13 items-center gap-2 max-[22.5rem]:gap-1">
            {/* A narrow phone needs the room for the words. */}
            <span className="max-[22.5rem]:hidden">
              <AnswerPicture word={word} size={40} />
            </span>
            {/* Where both are long, the translation goes below the word, and neither is broken. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2 py-1">
              <span className="me-auto grid min-w-0">
                <bdi lang={learn} className="word word-lg hyphens-auto sm:word-xl">
                  <WordLink id={word.id}>{word.word}</WordLink>
                </bdi>
                <SenseNote word={word} />
              </span>
              <span
                aria-hidden="true"
                className="mt-2 min-w-3 flex-1 border-b-2 border-dotted border-edge/60"
              />
              <bdi lang={lang} className="min-w-0 text-end hyphens-auto">
                {word.translation}
              </bdi>
            </span>
            {/* The icon, not the edge of its button, ends the line. */}
            <span className="relative -me-3 flex shrink-0">
              <SpeakButton text={word.word} language={learn} wordId={word.id} />
            </span>
          </li>
        ))}
      </ul>
      {ours.length > 0 && (
        <div className="text-center">
          <ReportButton words={ours} />
        </div>
      )}
    </div>
  );
}
