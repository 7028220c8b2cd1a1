import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Text } from '#contract/reader.ts';
import { cleanWord } from '#contract/text-words.ts';
import { directionOf } from '#languages/index.ts';
import { TranslationStatus } from '../translation/translation-status.tsx';
import { ColourLegend } from './colour-legend.tsx';
import { useColours } from './colours.ts';
import { familiarityOf, wordStatesOf } from './familiarity.ts';
import { ReaderHeader } from './reader-header.tsx';
import { keepAbove, scrollBehavior } from './scrolling.ts';
import { TappableText } from './tappable-text.tsx';
import { languageOf } from './text-language.ts';
import { sentenceWith, splitText, type Word } from './text-parts.ts';
import { TranslationSheet } from './translation-sheet.tsx';
import { useReadingAloud } from './use-reading-aloud.ts';
import { useTextRows } from './use-text-rows.ts';
import { useWordFocus, wordIndexOf } from './use-word-focus.ts';

/** A text with its words to tap, its sentences to hear, and the place of the translation beside or below it. */
export function TextReader({ text }: { text: Text }) {
  const parts = useMemo(() => splitText(text), [text]);
  const learn = languageOf(text);
  const article = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Word | null>(null);
  const reading = useReadingAloud(parts.sentences, learn);
  const words = useWordFocus({
    article,
    count: parts.words.length,
    direction: directionOf(learn),
    onAsk: index => setAsked(parts.words[index] ?? null),
    onMove: element => keepAbove(sheet.current, element),
  });
  useScrollToSentence(article, reading.spokenIndex);

  const handleClick = (target: EventTarget) => {
    const index = wordIndexOf(target);
    // Whoever selects text to copy it does not ask for a word.
    if (index === null || getSelection()?.isCollapsed === false) return;
    words.setCurrent(index);
    setAsked(parts.words[index] ?? null);
  };
  const handleClose = () => {
    if (asked !== null) words.elementAt(asked.index)?.focus({ preventScroll: true });
    setAsked(null);
  };
  const goToParagraph = (index: number) => {
    const paragraph = article.current?.querySelector(`[data-paragraph="${index}"]`);
    const first = parts.paragraphs[index]?.[0]?.pieces.find(piece => typeof piece !== 'string');
    if (typeof first === 'object') words.focusWord(first.index);
    paragraph?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };

  const standings = useStandings(text);
  const marks = {
    currentIndex: words.current,
    askedIndex: asked?.index ?? null,
    spokenIndex: reading.spokenIndex,
    stateOf: standings?.stateOf,
  };
  const header = { text, article, reading, wordCount: parts.wordCount };
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article ref={article} onClick={event => handleClick(event.target)} onKeyDown={words.handleKeyDown}>
        <ReaderHeader {...header} onContinue={goToParagraph}>
          <TappableText sentences={parts.title} {...marks} />
        </ReaderHeader>
        {standings && <ColourLegend familiarity={standings.familiarity} />}
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
      <TranslationStatus word={asked?.text ?? ''} learn={learn} />
      <TranslationSheet
        ref={sheet}
        asked={asked}
        sentence={asked === null ? '' : sentenceWith(asked, parts.sentences)}
        learn={learn}
        onClose={handleClose}
        onResize={() => keepAbove(sheet.current, asked && words.elementAt(asked.index))}
      />
    </div>
  );
}

/** How the person stands with the text as a whole and with each word; undefined where that cannot be told. */
function useStandings(text: Text) {
  const learn = languageOf(text);
  const known = useTextRows(learn);
  const hasColours = useColours();
  return useMemo(() => {
    const rows = known?.texts[text.id];
    if (known === undefined || rows === undefined) return undefined;
    const states = wordStatesOf(rows, known.states);
    const lookedUp = (word: string) => (learn === 'en' ? cleanWord(word) : word.toLowerCase());
    return {
      familiarity: familiarityOf(rows, known.states),
      stateOf: hasColours ? (word: Word) => states.get(lookedUp(word.text)) : undefined,
    };
  }, [known, text.id, learn, hasColours]);
}

/** Keeps the sentence that is being spoken in sight. */
function useScrollToSentence(article: RefObject<HTMLElement | null>, spokenIndex: number | null): void {
  useEffect(() => {
    if (spokenIndex === null) return;
    const sentence = article.current?.querySelector(`[data-sentence="${spokenIndex}"]`);
    sentence?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [article, spokenIndex]);
}
