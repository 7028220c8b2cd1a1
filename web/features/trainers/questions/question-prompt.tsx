import type { ComponentProps } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import type { PacketOption, PacketWord } from '#contract/words.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { WordHeading } from '#web/vocabulary/questions/word-heading.tsx';
import { translationSize, wordSize } from '#web/vocabulary/questions/word-size.ts';
import { SoundButton } from '#web/vocabulary/speech/speak-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import { useOwnPicture } from '#web/vocabulary/words/own-picture.ts';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';
import { useKeys } from './keys.ts';

/** A word of the learning language with its gender. */
export function WordPrompt({ word }: { word: PacketWord }) {
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

/** How a word is said, and which meaning of it is meant, where its form alone does not tell. */
export function SoundAndNote({ word }: { word: PacketWord }) {
  const { learn } = useLanguages();
  if (!word.transcription && !word.note) return null;
  return (
    <span className="block max-w-full text-sm">
      {word.transcription && (
        <span lang={learn} className="transcription">
          {word.transcription}
        </span>
      )}{' '}
      {/* Where it is low, they share a line. */}
      <SenseNote
        word={word}
        className="block short:mx-1 short:inline beside:mx-1 beside:inline squat:mx-1 squat:inline"
      />
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
export function TranslationPrompt({ word }: { word: PacketWord }) {
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
  const { lang } = useLanguages();
  if (!word.sense) return null;
  return (
    <span lang={lang} className="text-quiet">
      {word.sense}
    </span>
  );
}

type AnswerPictureProps = Pick<ComponentProps<typeof WordPicture>, 'size' | 'className'> & {
  word: PacketOption;
};

/** The picture of a word, or how it begins; both would give an answer away before it is given. */
export function AnswerPicture({ word, ...rest }: AnswerPictureProps) {
  const { learn } = useLanguages();
  const own = useOwnPicture(word.id);
  return <WordPicture word={word} form={word.word} language={learn} own={own} {...rest} />;
}

/** Says quietly that an answer moves no date. */
export function PracticeNote({ word }: { word: AskedWord }) {
  const { t } = useTranslation();
  return word.why === 'practice' ? t('learn.practice') : null;
}
