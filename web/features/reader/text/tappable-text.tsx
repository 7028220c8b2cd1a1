import { Fragment, memo } from 'react';
import type { StretchReading } from '#contract/reader.ts';
import type { StateName } from '#contract/word-states.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ReadingAid } from './reading-aids.ts';
import type { Piece, Sentence, Word } from './text-parts.ts';
import { STATE_LOOKS } from './word-colours.ts';

type TappableTextProps = {
  sentences: readonly Sentence[];
  /** The word the Tab key reaches. */
  currentIndex: number;
  /** The word whose translation is shown. */
  tapped: Word | null;
  spokenIndex: number | null;
  /** Sentences that can be heard, by their index: where each is in the sound of the text. */
  hearable?: ReadonlyMap<number, number> | undefined;
  /** The state of a word, where words are coloured by it. */
  stateOf?: ((word: Word) => StateName | undefined) | undefined;
  /** How a word is read, where that is shown. */
  aidOf?: ((word: Word) => ReadingAid | undefined) | undefined;
  /** The same for names, which are no words to tap. */
  aidBetween?: ((text: string, said: readonly StretchReading[]) => ReadingAid | undefined) | undefined;
};

/** Text whose words can be tapped; it reads and looks like any other text. */
export function TappableText(props: TappableTextProps) {
  const { sentences, currentIndex, tapped, spokenIndex, hearable, stateOf, aidOf, aidBetween } = props;
  return sentences.map(({ index, pieces, saidBetween, gap }) => {
    const heardAt = hearable?.get(index);
    const shown = pieces.map((piece, place) =>
      typeof piece === 'string' ? (
        <Shown
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
          key={`between ${place}`}
          text={piece}
          aid={aidBetween?.(piece, saidBetween.get(place) ?? [])}
        />
      ) : (
        <TappableWord
          key={piece.index}
          word={piece}
          isCurrent={piece.index === currentIndex}
          isTapped={
            piece.index === tapped?.index || (piece.unit !== undefined && piece.unit === tapped?.unit)
          }
          state={stateOf?.(piece)}
          aid={aidOf?.(piece)}
        />
      ),
    );
    return (
      <Fragment key={index}>
        <span
          data-sentence={index}
          aria-current={index === spokenIndex || undefined}
          className={`-mx-0.5 rounded-key box-decoration-clone px-0.5 py-1 transition-colors duration-150 aria-[current]:bg-accent-soft ${heardAt === undefined ? '' : BELOW_PLAYER}`}
        >
          {heardAt === undefined ? (
            shown
          ) : (
            <>
              <span className={`relative ps-7 ${isShort(pieces[0]) ? 'whitespace-nowrap' : ''}`}>
                <HearButton place={heardAt} />
                <span className="relative">{shown[0]}</span>
              </span>
              {shown.slice(1)}
            </>
          )}
        </span>
        {gap}
      </Fragment>
    );
  });
}

/** A dash or a quotation mark stays with the word behind it; what may be longer than a line must not. */
const isShort = (piece: Piece | undefined) => typeof piece === 'string' && piece.length <= LONGEST_MARK;
const LONGEST_MARK = 4;

/** A sentence that is scrolled to stays clear of the player, and of the video in it. */
const BELOW_PLAYER =
  'scroll-mt-28 [:root:has([data-sound]_video:not([hidden]))_&]:scroll-mt-[calc(7rem+24dvh)]';

/**
 * Plays a sentence; the article around it is told. By key that is done from any of its words, so that Tab need not pass a hundred of these. It lies
 * in the room before the first word, which no line break parts from it, and below the word where they meet.
 */
const HearButton = memo(({ place }: { place: number }) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      tabIndex={-1}
      data-hear={place}
      aria-label={t('reader.sound.hear')}
      title={t('reader.sound.hear')}
      className="absolute -start-2 top-[0.7em] grid size-11 -translate-y-1/2 place-items-center rounded-key text-accent select-none hover:text-ink"
    >
      <Icon name="play" className="size-[0.7em]!" />
    </button>
  );
});

type TappableWordProps = {
  word: Word;
  isCurrent: boolean;
  isTapped: boolean;
  state: StateName | undefined;
  aid: ReadingAid | undefined;
};

/**
 * Only the word that focus is on, or would come to, is a button: a screen reader that reads the text would otherwise say
 * "button" after every word. Clicks and keys are handled by the article around it.
 */
const TappableWord = memo(({ word, isCurrent, isTapped, state, aid }: TappableWordProps) => (
  <span
    data-word={word.index}
    data-state={state}
    role={isCurrent ? 'button' : undefined}
    tabIndex={isCurrent ? 0 : -1}
    className={`-mx-0.5 cursor-pointer touch-manipulation rounded-key px-0.5 py-0.5 ${isTapped ? 'bg-accent text-on-accent forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText]' : `hover:bg-accent-soft ${state === undefined ? '' : STATE_LOOKS[state]}`}`}
  >
    <Shown text={word.text} aid={aid} />
  </span>
));

/** A screen reader says the word itself, which its voice reads anyway. */
function Shown({ text, aid }: { text: string; aid: ReadingAid | undefined }) {
  return (aid ?? [{ text }]).map(({ text: part, above }, place) =>
    above === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a word never move
      <ruby key={place} className="reading">
        {part}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a reading takes no focus */}
        <rt aria-hidden="true" className="relative px-0.5 font-sans text-[0.6em] text-quiet select-none">
          {above}
        </rt>
      </ruby>
    ),
  );
}
