import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { contentKind } from '#contract/content-words.ts';
import type { Text } from '#contract/reader.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { PageSkeleton } from '#web/platform/query-view/page-skeleton.tsx';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { useTeacherOfPerson } from '#web/vocabulary/teacher/use-has-teacher.ts';
import type { InText } from '#web/vocabulary/translation/word-facts.tsx';
import { type PageSound, usePageSound } from '../sound/use-page-sound.ts';
import { ColourLegend } from './colour-legend.tsx';
import { useReadingAloud } from './read-aloud.ts';
import { ReaderChoices } from './reader-choices.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { markedWord, readingAid, useReadingAids } from './reading-aids.ts';
import { TappableText } from './tappable-text.tsx';
import { languageOf, sentenceWith, splitText, unitOf, type Word } from './text-parts.ts';
import { keepAbove, scrollBehavior, TranslationSheet } from './translation-sheet.tsx';
import { type Meant, useMeanings } from './use-meanings.ts';
import { useOfferedSentence } from './use-offered-sentence.ts';
import { useTextStates } from './use-text-states.ts';
import { useWordFocus, wordIndexOf } from './use-word-focus.ts';

/** A built-in text, or a page of somebody's own, which has no level. */
export type ReadableText = Omit<Text, 'level'> & Partial<Pick<Text, 'level'>>;

type TextReaderProps = {
  text: ReadableText;
  /** A recording of it, which is heard in place of our voice. */
  sound?: PageSound | undefined;
  /** What else can be done with the text. */
  further?: ReactNode;
};

/** A text with its words to tap, its sentences to hear, and the place of the translation beside or below it. */
export function TextReader(props: TextReaderProps) {
  // Asked before a word is tapped: its card would grow when the reply comes.
  useTeacherOfPerson();
  // The share that the person knows is above the text, and would push it down.
  const isWaiting = useIsWaiting(useWordStatesQuery(languageOf(props.text)));
  return isWaiting ? <PageSkeleton /> : <ShownText {...props} />;
}

function ShownText({ text, sound, further }: TextReaderProps) {
  const parts = useMemo(() => splitText(text), [text]);
  const learn = languageOf(text);
  const article = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [tapped, setTapped] = useState<Word | null>(null);
  const { isOffered, offered, translateWith } = useOfferedSentence(parts.sentences, tapped, learn);
  const reading = useReadingAloud(parts.sentences, learn);
  const body = useMemo(() => parts.paragraphs.flat(), [parts]);
  const { places, heardIndex } = usePageSound(sound, body, article, scrollBehavior);
  const spokenIndex = sound === undefined ? reading.spokenIndex : heardIndex;
  const words = useWordFocus({
    article,
    count: parts.words.length,
    direction: directionOf(learn),
    onTap: index => setTapped(parts.words[index] ?? null),
    onTranslate: index => {
      const word = parts.words[index];
      if (!isOffered || word === undefined) return;
      setTapped(word);
      translateWith(word);
    },
    onListen: () => {
      if (sound !== undefined) sound.player.toggle();
      else if (reading.spokenIndex === null) reading.play();
      else reading.stop();
    },
    onMove: element => keepAbove(sheet.current, element),
  });
  useScrollToSentence(article, reading.spokenIndex);

  const handleClick = (target: EventTarget) => {
    const place = placeToHear(target);
    if (place !== null) sound?.player.hear(place);
    const index = wordIndexOf(target);
    // Text is selected to be copied, not to be looked up.
    if (index === null || getSelection()?.isCollapsed === false) return;
    words.setCurrent(index);
    setTapped(parts.words[index] ?? null);
  };
  const handleClose = () => {
    if (tapped !== null) words.elementAt(tapped.index)?.focus({ preventScroll: true });
    setTapped(null);
  };
  const goToParagraph = (index: number) => {
    const paragraph = article.current?.querySelector(`[data-paragraph="${index}"]`);
    const first = parts.paragraphs[index]?.[0]?.pieces.find(piece => typeof piece !== 'string');
    if (typeof first === 'object') words.focusWord(first.index);
    paragraph?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };

  const { meantBy, chooserFor } = useMeanings(text.reading, learn);
  const hasAids = useReadingAids(learn);
  const aids = useMemo(
    () => aidsIn(parts.words, text.said === undefined ? meantBy : nothingMore, learn),
    [parts, text, meantBy, learn],
  );
  const aidOf = hasAids ? ({ index }: Word) => aids.get(index) : undefined;
  const aidBetween = hasAids
    ? (part: string, said: Word['said']) => readingAid({ text: part, said }, undefined, learn)
    : undefined;
  const known = useTextStates(text.reading, meantBy, learn);
  const marks = {
    currentIndex: words.current,
    tapped,
    spokenIndex,
    hearable: places,
    stateOf: known?.stateOf,
    aidOf,
    aidBetween,
  };
  const tappedWord = useMemo(() => {
    if (tapped === null) return null;
    const { meaning, isChosen } = meantBy(tapped);
    const marked = learn === 'ja' ? tapped.text : markedWord(tapped);
    return { written: tapped.text, marked, learn, given: meaning, isChosen };
  }, [tapped, meantBy, learn]);
  const inText = useMemo(() => inTextOf(tapped, parts.bodyWords, meantBy), [tapped, parts, meantBy]);
  const header = {
    text,
    article,
    reading: sound === undefined ? reading : null,
    wordCount: parts.bodyWords.length,
  };
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article ref={article} onClick={event => handleClick(event.target)} onKeyDown={words.handleKeyDown}>
        <ReaderHeader {...header} onContinue={goToParagraph}>
          <TappableText sentences={parts.title} {...marks} />
        </ReaderHeader>
        <ReaderChoices learn={learn} hasAids={aids.size > 0} isReadOut={sound === undefined} />
        {further}
        {known && <ColourLegend coverage={known.coverage} />}
        <div
          lang={learn}
          dir={directionOf(learn)}
          className="mt-6 flex max-w-[34em] flex-col gap-[0.9em] font-book text-[1.25rem]/[1.85] text-pretty"
        >
          {parts.paragraphs.map((sentences, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
            <p key={index} data-paragraph={index}>
              <TappableText sentences={sentences} {...marks} />
            </p>
          ))}
        </div>
        {/* Room to scroll the last lines above the sheet. */}
        <div className="h-40 lg:hidden" />
      </article>
      <TranslationSheet
        ref={sheet}
        tapped={tappedWord}
        learn={learn}
        inText={inText}
        place={tapped?.index}
        unit={tapped === null ? undefined : unitOf(tapped, parts.words, learn)}
        sentence={tapped === null ? '' : (sentenceWith(tapped, parts.sentences)?.sentence.text ?? '')}
        offered={offered}
        hasSentences={isOffered}
        hasSound={places.size > 0}
        onClose={handleClose}
        onChoose={tapped === null ? undefined : chooserFor(tapped)}
        onResize={() => keepAbove(sheet.current, tapped && words.elementAt(tapped.index))}
      />
    </div>
  );
}

/** Where a text comes with its own readings, a word without one needs none: it has one syllable, or no kanji. */
const nothingMore = () => ({ meaning: undefined });

/** How the words of a text are read, by their index; the same each time, so that only what changes is drawn anew. */
function aidsIn(words: readonly Word[], meantBy: (word: Word) => Pick<Meant, 'meaning'>, learn: Language) {
  return new Map(
    words.flatMap(word => {
      const aid = readingAid(word, meantBy(word).meaning?.readings?.[0], learn);
      return aid === undefined ? [] : [[word.index, aid] as const];
    }),
  );
}

function inTextOf(tapped: Word | null, words: readonly Word[], meantBy: (word: Word) => Meant): InText {
  if (tapped === null) return { kind: undefined, count: 0 };
  const { id, pos } = meantBy(tapped);
  const written = tapped.text.toLowerCase();
  const isSame = (word: Word) =>
    id === undefined ? word.text.toLowerCase() === written : meantBy(word).id === id;
  return { kind: contentKind(pos), count: words.filter(isSame).length };
}

/** The place in the sound of the sentence whose button was pressed. */
function placeToHear(target: EventTarget): number | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-hear]') : null;
  return button === null ? null : Number(button.dataset.hear);
}

/** Keeps the sentence that is being spoken in sight. */
function useScrollToSentence(article: RefObject<HTMLElement | null>, spokenIndex: number | null): void {
  useEffect(() => {
    if (spokenIndex === null) return;
    const sentence = article.current?.querySelector(`[data-sentence="${spokenIndex}"]`);
    sentence?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [article, spokenIndex]);
}
