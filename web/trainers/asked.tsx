import { useTranslation } from 'react-i18next';
import type { PacketWord } from '#contract/words.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useSpeak } from '../speech/use-speak.ts';
import { IconButton } from '../ui/button.tsx';
import { GenderMark } from '../words/gender-mark.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useKeys } from './use-keys.ts';
import { WordHeading } from './word-heading.tsx';

/** A word of the learning language with its transcription and its sound, which the R key repeats. */
export function AskedWord({ word }: { word: PacketWord }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { state, say } = useSpeak({ text: word.word, language: learn, wordId: word.id });
  useKeys({ repeat: say });
  return (
    <>
      <div className="flex max-w-full flex-wrap items-baseline justify-center gap-x-3">
        <WordHeading text={word.word} language={learn} heading={useFocusOnArrival()} />
        <GenderMark word={word} />
      </div>
      {word.transcription && (
        <span lang={learn} dir="ltr" className="text-quiet">
          {word.transcription}
        </span>
      )}
      <IconButton
        icon="speaker"
        label={t('speech.speak', { word: word.word })}
        isBusy={state === 'loading'}
        onClick={say}
        aria-keyshortcuts="R"
        className={state === 'playing' ? 'bg-accent-soft' : ''}
      />
    </>
  );
}

/** A translation; which meaning is asked for is said where the word alone does not tell. */
export function AskedTranslation({ word }: { word: PacketWord }) {
  const { lang } = useLanguages();
  return (
    <>
      <WordHeading text={word.translation} language={lang} heading={useFocusOnArrival()} />
      {word.sense && (
        <span lang="en" className="text-quiet">
          {word.sense}
        </span>
      )}
    </>
  );
}
