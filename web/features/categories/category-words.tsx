import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { FIRST_SCREEN_END_ID } from '#contract/rendering.ts';
import type { Sentence } from '#contract/sentences.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useHandler } from '#web/ui/use-handler.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { countFilters, filterIn, isListed, withFilter } from '#web/vocabulary/dictionary/filters.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { AddToList } from '#web/vocabulary/lists/add-to-list.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { usePlayAll } from '#web/vocabulary/words/play-all.ts';
import { PrintedWords } from '#web/vocabulary/words/printed-words.tsx';
import { ReportButton } from '#web/vocabulary/words/report.tsx';
import { useSelection } from '#web/vocabulary/words/selection.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import { ROWS } from '#web/vocabulary/words/word-row.tsx';
import { PlayAllButton, WordToolbar } from '#web/vocabulary/words/word-toolbar.tsx';
import { type WordView, WordViewChoice } from '#web/vocabulary/words/word-view.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { CategoryLearning } from './category-learning.tsx';
import { SentencesState, useSentences } from './category-sentences.tsx';
import { CategoryWord } from './category-word.tsx';

/** As many as fill a large screen; the rest follows when the browser is idle. */
const AT_ONCE = 28;
/** As many as a screen shows while the page arrives, in rows of two or as pictures. */
const FIRST_SCREEN = 16;
/** Two pictures beside each other leave room for three buttons each, also on the narrowest phone. */
const GRID =
  'mt-2 grid grid-cols-2 gap-3.5 max-[22.5rem]:gap-3 sm:grid-cols-[repeat(auto-fill,minmax(190px,1fr))]';

type CategoryWordsProps = {
  words: ListedWord[];
  view?: WordView;
  /** Of the category that they all are of; it is learned, and its words are filtered. */
  categoryId?: string;
  /** What stands above them, on paper too. */
  title: string;
  /** Sentences that are shown whatever is chosen, by the word's id. */
  sentences?: Record<string, Sentence> | undefined;
};

/** The words of a category or a search: everybody can listen, users can also tick, add and mark. */
export function CategoryWords({
  words: all,
  view = 'list',
  categoryId,
  title,
  sentences: found,
}: CategoryWordsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  // While the session loads, what only users have keeps its room.
  const isUser = useSession().status !== 'guest';
  const { learn } = useLanguages();
  const states = useWordStates(learn);
  const mark = useMarking(learn);
  const knowledge = useKnowledge();
  const [parameters, setParameters] = useSearchParams();
  const filter = categoryId === undefined ? 'all' : filterIn(parameters);
  const words = useMemo(
    () => (knowledge ? all.filter(({ id }) => isListed(filter, id, knowledge)) : all),
    [all, filter, knowledge],
  );
  const counts = useMemo(() => knowledge && countFilters(all, knowledge), [all, knowledge]);
  const myWords = useMyWords();
  const { add } = useDictionaryChanges();
  const { spokenId, play, stop } = usePlayAll(words);
  const selection = useSelection(words);
  const { busyIds, whileBusy } = useBusyWords();
  const [withSentences, setWithSentences] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const sentences = useSentences(categoryId, withSentences);
  const inDictionary = new Set(myWords?.filter(word => word.in_dictionary).map(word => word.id));
  const addWords = (chosen: ListedWord[]) => whileBusy(chosen, () => add(chosen));
  const addSelected = async () => {
    if (await addWords(selection.chosen())) selection.clear();
  };
  // Who adds a whole list means what is to be learned of it.
  const addAll = async () => {
    const wanted = words.filter(({ id }) => standingOf(states, id)?.state !== 'known');
    const leftOut = words.length - wanted.length;
    const left = {
      none: t('category.allKnown'),
      after: (done: string) => t('category.leftOut', { done, number: number(leftOut) }),
    };
    if (await whileBusy(wanted, () => add(wanted, leftOut > 0 ? left : undefined))) selection.clear();
  };
  const handleAdd = useHandler((word: ListedWord) => void addWords([word]));
  const isHydrated = useHydrated();
  // The server draws them all: search engines and browsers without scripts see the whole list.
  const drawn = useDeferredValue(words.length, isHydrated ? AT_ONCE : words.length);
  const endOfScreen = words[Math.min(FIRST_SCREEN, words.length) - 1];
  const rows = (some: ListedWord[]) =>
    some.map(word => (
      <CategoryWord
        key={word.id}
        word={word}
        view={view}
        elementId={word === endOfScreen ? FIRST_SCREEN_END_ID : undefined}
        isLit={word.id === spokenId}
        isUser={isUser}
        isSelected={selection.isSelected(word.id)}
        isBusy={busyIds.has(word.id)}
        isThere={inDictionary.has(word.id)}
        sentence={withSentences ? sentences.data?.data.sentences[word.id] : found?.[word.id]}
        standing={standingOf(knowledge?.states, word.id)}
        today={knowledge?.today}
        onMark={states && mark}
        onToggle={selection.onToggle}
        onAdd={handleAdd}
      />
    ));
  const playing = { isPlaying: spokenId !== null, onPlay: play, onStop: stop };
  return (
    <div>
      {categoryId !== undefined && (
        <CategoryLearning categoryId={categoryId} total={all.length} counts={counts}>
          <PlayAllButton {...playing} />
        </CategoryLearning>
      )}
      <WordToolbar
        first={
          categoryId === undefined ? (
            <PlayAllButton look="main" {...playing} />
          ) : (
            <>
              <WordViewChoice />
              {view === 'list' && (
                <Chip isPressed={withSentences} onClick={() => setWithSentences(!withSentences)}>
                  {t('category.sentences')}
                </Chip>
              )}
              <CategoryFilters
                chosen={filter}
                counts={counts}
                onChoose={next => setParameters(withFilter(parameters, next), { replace: true })}
              />
            </>
          )
        }
        {...(isUser && {
          selection,
          onSelected: { label: t('dictionary.addSelected'), onAct: () => void addSelected() },
          alsoSelected: { label: t('lists.addTo'), onAct: () => setIsListing(true) },
        })}
      >
        {isUser && <Button onClick={() => void addAll()}>{t('dictionary.addAll')}</Button>}
      </WordToolbar>
      {withSentences && view === 'list' && <SentencesState query={sentences} />}
      <ul className={view === 'list' ? `${ROWS} rest-laid-out-later` : GRID}>
        {rows(words.slice(0, AT_ONCE))}
        {/* A part of its own is taken over by itself, after what is seen first. */}
        <Suspense>{rows(words.slice(AT_ONCE, drawn))}</Suspense>
      </ul>
      {words.length === 0 && (
        <p role="status" className="py-8 text-center text-quiet">
          {t('dictionary.noneLikeThis')}
        </p>
      )}
      {words.length > 0 && (
        <div className="mt-4 flex flex-wrap justify-center gap-x-4">
          <Button look="text" className="min-w-12 text-sm" onClick={() => setIsPrinting(true)}>
            {t('words.print')}
          </Button>
          {/* Users have it in the menu of a word's mark. */}
          {!isUser && <ReportButton words={words} />}
        </div>
      )}
      {isListing && (
        <AddToList
          wordIds={selection.chosen().map(({ id }) => id)}
          onAdded={selection.clear}
          onClose={() => setIsListing(false)}
        />
      )}
      {isPrinting && (
        <PrintedWords
          title={title}
          words={words.map(printed)}
          layout={view === 'list' ? 'list' : 'cards'}
          onDone={() => setIsPrinting(false)}
        />
      )}
    </div>
  );
}

/** A word as it stands on paper, with what tells how it is said. */
const printed = ({ id, word, transcription, translation }: ListedWord) => ({
  ...{ id, word, translation },
  reading: transcription ?? '',
});
