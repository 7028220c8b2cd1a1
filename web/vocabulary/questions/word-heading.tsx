import type { RefObject } from 'react';
import type { Language } from '#languages/index.ts';

type WordHeadingProps = {
  text: string;
  language: Language;
  /** Classes of its face and size. */
  look: string;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The word a question is about: the hero of the screen. */
export function WordHeading({ text, language, look, heading }: WordHeadingProps) {
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      lang={language}
      dir="auto"
      className={`max-w-full text-center hyphens-auto ${look}`}
    >
      {text}
    </h2>
  );
}
