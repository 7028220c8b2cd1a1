import { Fragment, memo } from 'react';
import type { StateName } from '#contract/word-states.ts';
import { STATE_LOOKS } from './state-looks.ts';
import type { Sentence, Word } from './text-parts.ts';

type TappableTextProps = {
  sentences: readonly Sentence[];
  /** The word the Tab key reaches. */
  currentIndex: number;
  /** The word whose translation is shown. */
  askedIndex: number | null;
  spokenIndex: number | null;
  /** How the person stands with a word, where words are coloured by it. */
  stateOf?: ((word: Word) => StateName | undefined) | undefined;
};

/** Text whose words can be tapped; it reads and looks like any other text. */
export function TappableText({
  sentences,
  currentIndex,
  askedIndex,
  spokenIndex,
  stateOf,
}: TappableTextProps) {
  return sentences.map(({ index, pieces }, place) => (
    <Fragment key={index}>
      {place > 0 && ' '}
      <span
        data-sentence={index}
        aria-current={index === spokenIndex || undefined}
        className="-mx-0.5 rounded-key box-decoration-clone px-0.5 py-1 transition-colors duration-150 aria-[current]:bg-accent-soft"
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
              state={stateOf?.(piece)}
            />
          ),
        )}
      </span>
    </Fragment>
  ));
}

type TappableWordProps = {
  word: Word;
  isCurrent: boolean;
  isAsked: boolean;
  state: StateName | undefined;
};

/**
 * Only the word that focus is on, or would come to, is a button: a screen reader that reads the text would otherwise say
 * "button" after every word. Clicks and keys are handled by the article around it.
 */
const TappableWord = memo(({ word, isCurrent, isAsked, state }: TappableWordProps) => (
  <span
    data-word={word.index}
    data-state={state}
    role={isCurrent ? 'button' : undefined}
    tabIndex={isCurrent ? 0 : -1}
    className={`-mx-0.5 cursor-pointer touch-manipulation rounded-key px-0.5 py-0.5 ${isAsked ? 'bg-accent text-on-accent' : `hover:bg-accent-soft ${state === undefined ? '' : STATE_LOOKS[state]}`}`}
  >
    {word.text}
  </span>
));
