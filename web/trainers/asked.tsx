import type { PacketWord } from '#contract/words.ts';
import { useLanguages } from '../i18n/languages.ts';
import { SoundButton } from '../speech/speak-button.tsx';
import { useSpeak } from '../speech/use-speak.ts';
import { GenderMark } from '../words/gender-mark.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useKeys } from './use-keys.ts';
import { WordHeading } from './word-heading.tsx';

/** A word of the learning language with its transcription and its sound, which the R key repeats. */
export function AskedWord({ word }: { word: PacketWord }) {
  const { learn } = useLanguages();
  const speech = useSpeak({ text: word.word, language: learn, wordId: word.id });
  useKeys({ repeat: speech.say });
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
      <SoundButton {...speech} word={word.word} shortcut="R" />
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
