import { isLetterId } from '#contract/letter-ids.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ExitingCard } from '#web/vocabulary/questions/question-card.tsx';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { wordSize } from '#web/vocabulary/questions/word-size.ts';
import { SoundButton, SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import { type ShownPicture, useOwnPicture } from '#web/vocabulary/words/own-picture.ts';
import { WordSentence } from '#web/vocabulary/words/word-sentence.tsx';
import { Sense, SoundAndNote } from '../../questions/question-prompt.tsx';
import { useRoundKeys } from '../keys.ts';
import { Plate } from '../plate.tsx';
import type { StepProps } from '../screen.ts';
import { sentenceSound, useSoundOnArrival } from '../sound.ts';

/** A word that is met for the first time: sound, picture or plate, what it means, a sentence. */
export function Meet({ round, word, act }: StepProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const meetings = round.steps.filter(({ kind }) => kind === 'meet');
  const position = meetings.findIndex(({ number }) => number === round.at) + 1;
  const newWord = isLetterId(word.id) ? 'letters.newLetter' : 'round.newWord';
  const goOn = () => void act({ type: 'met' });
  const own = useOwnPicture(word.id);
  useSoundOnArrival(wordSound(word, learn));
  useRoundKeys({ goOn, undo: () => void act({ type: 'undo' }) });
  return (
    <div className="flex flex-1 flex-col">
      <div className="deck mb-8 flex flex-1 short:mb-6">
        <div className="slip flex min-w-0 flex-1 animate-arrive flex-col overflow-clip">
          <MeetHeading text={t(newWord, { position, total: meetings.length })} />
          {word.emoji || own.address ? (
            <MeetPicture word={word} own={own} />
          ) : (
            <Plate word={word} className="min-h-54 flex-1 px-6 py-7 short:min-h-35" />
          )}
          <MeetText word={word} />
        </div>
        <ExitingCard />
      </div>
      <div className="mb-2 flex flex-col gap-x-3 sm:mb-8 sm:flex-row-reverse sm:justify-between">
        <Button look="main" className="min-h-14 sm:min-w-60" onClick={goOn} aria-keyshortcuts="Enter">
          {t('trainers.next')}
        </Button>
        <Button
          look="text"
          className="text-[0.9375rem] text-quiet"
          onClick={() => act({ type: 'knownAlready' })}
        >
          {t(isLetterId(word.id) ? 'letters.knowAlready' : 'round.knowAlready')}
        </Button>
      </div>
    </div>
  );
}

function MeetHeading({ text }: { text: string }) {
  const heading = useFocusOnArrival();
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="absolute start-3.5 top-3.5 z-10 rounded-chip bg-card px-2.5 py-1 text-sm text-quiet outline-none"
    >
      {text}
    </h1>
  );
}

type MeetPictureProps = { word: StepProps['word']; own: ShownPicture };

function MeetPicture({ word: { emoji, shelf }, own: { address, isWaiting } }: MeetPictureProps) {
  return (
    <span
      aria-hidden="true"
      className={`tile size-auto! min-h-47 flex-1 rounded-none! short:min-h-30 *:[img]:size-35! short:*:[img]:size-21! ${shelf ? `shelf-${shelf}` : ''}`}
    >
      {address && <img src={address} alt="" width="256" height="256" className="object-contain" />}
      {!address && !isWaiting && emoji && <Picture emoji={emoji} />}
    </span>
  );
}

function MeetText({ word }: Pick<StepProps, 'word'>) {
  const { lang, learn } = useLanguages();
  const speech = useSpeak(wordSound(word, learn));
  const sentence = sentenceSound(word, learn);
  useRoundKeys({ sound: speech.say });
  return (
    <div className="flex-none px-5 pt-4.5 pb-5 text-start">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          {/* The plate has said it in large letters. */}
          <p className={word.emoji ? 'flex flex-wrap items-baseline gap-x-2.5' : 'sr-only'}>
            <span lang={learn} dir="auto" className={`match-parent hyphens-auto ${wordSize(word.word)}`}>
              {word.word}
            </span>
            <GenderMark word={word} />
          </p>
          <SoundAndNote word={word} />
          <p className="text-2xl/snug font-semibold hyphens-auto">
            <bdi lang={lang}>{word.translation}</bdi>
          </p>
          <Sense word={word} />
        </div>
        <SoundButton {...speech} word={word.word} shortcut="R" isLarge />
      </div>
      {word.sentence && (
        <div className="mt-3 flex items-start gap-2 border-t border-line pt-3.5">
          <WordSentence sentence={word.sentence} className="min-w-0 flex-1" withReading />
          {sentence && (
            <span className="-me-2.5 -mt-1.5">
              <SpeakButton {...sentence} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}
