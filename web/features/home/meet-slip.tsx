import { useState } from 'react';
import type { Word } from '#contract/words.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useExamplePair } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { SoundButton } from '#web/vocabulary/speech/speak-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { useHomeWords } from './use-home-words.ts';

/** One live word on a deck: hear it, turn it, take the next. It works for a guest at once. */
export function MeetSlip() {
  const { t } = useTranslation();
  return (
    <div className="deck mx-auto w-full max-w-115 max-sm:mb-5">
      <QueryView query={useHomeWords()} failure={t('words.failed')} loading={<TurnableSlip words={[]} />}>
        {({ data }) => <TurnableSlip words={data.words.filter(word => word.emoji)} />}
      </QueryView>
    </div>
  );
}

/**
 * The words one after the other, each with its picture and sound; what it means comes when asked for, where it was asked for. Without
 * words it is empty and of the same height.
 */
function TurnableSlip({ words }: { words: Word[] }) {
  const { t } = useTranslation();
  const { lang, learn } = useExamplePair();
  const [index, setIndex] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const word = words[index % words.length];
  const speech = useSpeak({ text: word?.en_word ?? '', language: learn, wordId: word?.id });
  const form = word?.en_word ?? '';
  const next = () => {
    setIndex(index + 1);
    setIsTurned(false);
  };
  return (
    <article className="slip overflow-hidden">
      <PictureTile key={word?.id} emoji={word?.emoji} shelf={word?.shelf} size="meet" />
      <div className="grid gap-3.5 px-4.5 py-3.5 sm:px-5 sm:pt-4.5 sm:pb-5">
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1 basis-32">
            <p className="flex min-h-14 flex-wrap items-baseline gap-x-3 lg:min-h-18">
              <span lang={learn} dir="auto" className={`word ${sizeOf(form)}`}>
                {form}
              </span>
              {word && <GenderMark word={word} />}
            </p>
            <div className="flex min-h-5.5 flex-wrap items-baseline gap-x-3">
              <p lang={learn} className="transcription rtl:text-end">
                {word?.transcription}
              </p>
              {word && <SenseNote word={word} />}
            </div>
          </div>
          <SoundButton {...speech} say={word ? speech.say : doNothing} word={form} isLarge />
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <div aria-live="polite" className="grid min-h-12 items-center">
            {isTurned && word ? (
              <bdi lang={lang} className="text-lg leading-tight font-semibold text-accent">
                {word.translation}
              </bdi>
            ) : (
              <Button look="main" onClick={() => setIsTurned(true)}>
                {t('home.show')}
              </Button>
            )}
          </div>
          <Button look={isTurned ? 'main' : 'plain'} onClick={next}>
            {t('home.next')}
          </Button>
        </div>
      </div>
    </article>
  );
}

const doNothing = () => undefined;

/** Long words are set smaller: on one line they leave the slip its height. */
function sizeOf(word: string): string {
  if (word.length <= 9) return 'word-4xl lg:word-5xl';
  return word.length <= 14 ? 'word-3xl lg:word-4xl' : 'word-2xl';
}
