import type { RefObject } from 'react';
import type { Language } from '#languages/index.ts';
import { wordSize } from './word-size.ts';

type WordHeadingProps = { text: string; language: Language; heading: RefObject<HTMLHeadingElement | null> };

/** The word a question is about: the hero of the screen. */
export function WordHeading({ text, language, heading }: WordHeadingProps) {
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      lang={language}
      dir="auto"
      className={`max-w-full hyphens-auto text-center ${wordSize(text)}`}
    >
      {/* Inside, because `word` sets some scripts larger relative to what stands around it. */}
      <span className="word">{text}</span>
    </h2>
  );
}
