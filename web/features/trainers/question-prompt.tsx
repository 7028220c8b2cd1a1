import type { PacketWord } from '#contract/words.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { WordHeading } from '#web/vocabulary/questions/word-heading.tsx';
import { translationSize, wordSize } from '#web/vocabulary/questions/word-size.ts';
import { SoundButton } from '#web/vocabulary/speech/speak-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import { useKeys } from './use-keys.ts';

/** A word of the learning language with its gender. */
export function AskedWord({ word }: { word: PacketWord }) {
  const { learn } = useLanguages();
  return (
    <>
      <WordHeading
        text={word.word}
        language={learn}
        look={wordSize(word.word)}
        heading={useFocusOnArrival()}
      />
      <GenderMark word={word} />
    </>
  );
}

/** How a word is said. */
export function Transcription({ word }: { word: PacketWord }) {
  const { learn } = useLanguages();
  if (!word.transcription) return null;
  return (
    <span lang={learn} className="transcription">
      {word.transcription}
    </span>
  );
}

/** Says a word, which the R key repeats. */
export function HearWord({ word }: { word: PacketWord }) {
  const { learn } = useLanguages();
  const speech = useSpeak({ text: word.word, language: learn, wordId: word.id });
  useKeys({ repeat: speech.say });
  return <SoundButton {...speech} word={word.word} shortcut="R" isLarge />;
}

/** A translation that is asked for. */
export function AskedTranslation({ word }: { word: PacketWord }) {
  const { lang } = useLanguages();
  const { translation } = word;
  return (
    <WordHeading
      text={translation}
      language={lang}
      look={translationSize(translation)}
      heading={useFocusOnArrival()}
    />
  );
}

/** Which meaning of a translation is meant, where the word alone does not tell. */
export function Sense({ word }: { word: PacketWord }) {
  if (!word.sense) return null;
  return (
    <span lang="en" className="text-quiet">
      {word.sense}
    </span>
  );
}
