import { Fragment, memo } from 'react';
import type { Sentence, Word } from './text-parts.ts';

type TappableTextProps = {
  sentences: readonly Sentence[];
  /** The word the Tab key reaches. */
  currentIndex: number;
  /** The word whose translation is shown. */
  askedIndex: number | null;
  spokenIndex: number | null;
};

/** Text whose words can be tapped; it reads and looks like any other text. */
export function TappableText({ sentences, currentIndex, askedIndex, spokenIndex }: TappableTextProps) {
  return sentences.map(({ index, pieces }, place) => (
    <Fragment key={index}>
      {place > 0 && ' '}
      <span
        data-sentence={index}
        aria-current={index === spokenIndex || undefined}
        className="-mx-0.5 rounded-control box-decoration-clone px-0.5 py-1 transition-colors duration-150 aria-[current]:bg-accent-soft"
      >
        {pieces.map(piece =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <TappableWord
              key={piece.index}
              word={piece}
              isCurrent={piece.index === currentIndex}
              isAsked={piece.index === askedIndex}
            />
          ),
        )}
      </span>
    </Fragment>
  ));
}

type TappableWordProps = { word: Word; isCurrent: boolean; isAsked: boolean };

/**
 * Only the word that focus is on, or would come to, is a button: a screen reader that reads the text would otherwise say
 * "button" after every word. Clicks and keys are handled by the article around it.
 */
const TappableWord = memo(({ word, isCurrent, isAsked }: TappableWordProps) => (
  <span
    data-word={word.index}
    role={isCurrent ? 'button' : undefined}
    tabIndex={isCurrent ? 0 : -1}
    className={`-mx-0.5 cursor-pointer touch-manipulation rounded-control px-0.5 py-0.5 ${isAsked ? 'bg-accent text-on-accent' : 'hover:bg-accent-soft'}`}
  >
    {word.text}
  </span>
));
