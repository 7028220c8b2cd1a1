import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddAction } from '#web/vocabulary/dictionary/add-action.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';
import { HomeSection } from './home-section.tsx';
import { useNextRound } from './use-next-round.ts';

/** A word that comes next, if there is one; its room is reserved while it loads. */
export function NewWord() {
  const { t } = useTranslation();
  const words = useNextRound()?.filter(({ why }) => why === 'new');
  if (words?.length === 0) return null;
  const word = words?.find(({ emoji }) => emoji) ?? words?.[0];
  return (
    <HomeSection id="new-word" title={t('home.meet')} className="@container">
      {word === undefined ? (
        <Skeleton rows={1} className="h-60 rounded-slip @4xl:h-45.5" />
      ) : (
        <NewWordSlip word={word} />
      )}
    </HomeSection>
  );
}

/** A word to look at, to hear and to keep. */
function NewWordSlip({ word }: { word: AskedWord }) {
  const { lang, learn } = useLanguages();
  const myWords = useMyWords();
  const { add } = useDictionaryChanges();
  const { busyIds, whileBusy } = useBusyWords();
  const isThere = myWords?.some(({ id, in_dictionary }) => id === word.id && in_dictionary) ?? false;
  return (
    <article className="slip overflow-hidden @4xl:grid @4xl:grid-cols-[2fr_3fr]">
      <WordPicture word={word} form={word.word} language={learn} size="wide" className="@4xl:h-full" />
      <div className="flex items-center gap-2 px-5 py-4 @4xl:min-h-45 @4xl:px-8">
        <div className="min-w-0 flex-1">
          <p lang={learn} className="word word-2xl hyphens-auto sm:word-3xl">
            <bdi>{word.word}</bdi>
          </p>
          <p lang={learn} className="transcription rtl:text-end">
            {word.transcription}
          </p>
          <SenseNote word={word} className="block" />
          <bdi lang={lang}>{word.translation}</bdi>
        </div>
        <SpeakButton text={word.word} language={learn} wordId={word.id} />
        <AddAction
          word={word.word}
          isThere={isThere}
          isBusy={busyIds.has(word.id)}
          onAdd={() => void whileBusy([word], () => add([word]))}
        />
      </div>
    </article>
  );
}
