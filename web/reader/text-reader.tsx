import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Text } from '#contract/reader.ts';
import { directionOf } from '#languages/index.ts';
import { TranslationStatus } from '../translation/translation-status.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { keepAbove, scrollBehavior } from './scrolling.ts';
import { TappableText } from './tappable-text.tsx';
import { languageOf } from './text-language.ts';
import { splitText, type Word } from './text-parts.ts';
import { TranslationSheet } from './translation-sheet.tsx';
import { useReadingAloud } from './use-reading-aloud.ts';
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

  const marks = {
    currentIndex: words.current,
    askedIndex: asked?.index ?? null,
    spokenIndex: reading.spokenIndex,
  };
  const header = { text, article, reading, wordCount: parts.wordCount };
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
      <article ref={article} onClick={event => handleClick(event.target)} onKeyDown={words.handleKeyDown}>
        <ReaderHeader {...header} onContinue={goToParagraph}>
          <TappableText sentences={parts.title} {...marks} />
        </ReaderHeader>
        <div lang={learn} dir={directionOf(learn)} className="flex flex-col gap-5 text-lg/9">
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
        learn={learn}
        onClose={handleClose}
        onResize={() => keepAbove(sheet.current, asked && words.elementAt(asked.index))}
      />
    </div>
  );
}

/** Keeps the sentence that is being spoken in sight. */
function useScrollToSentence(article: RefObject<HTMLElement | null>, spokenIndex: number | null): void {
  useEffect(() => {
    if (spokenIndex === null) return;
    const sentence = article.current?.querySelector(`[data-sentence="${spokenIndex}"]`);
    sentence?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [article, spokenIndex]);
}
