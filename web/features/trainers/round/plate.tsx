import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { widthOf } from '#web/vocabulary/questions/word-size.ts';
import { signsClass } from '#web/vocabulary/words/signs-class.ts';
import { stressedPlace } from './stressed-place.ts';

/** Longer ones may break between their words. */
const LONGEST_LINE = 12;
/** A practice square takes the room of so many letters. */
const SQUARE = 2.4;
/** More of them would be a wall. */
const MOST_SQUARES = 6;

/** What stands where a word has no picture: the word itself, on the lines of a copybook. */
export function Plate({ word, className = '' }: { word: AskedWord; className?: string }) {
  const { learn } = useLanguages();
  const signs = [...word.word];
  const isSquared = (learn === 'ja' || learn === 'zh') && signs.length <= MOST_SQUARES;
  const line = widthOf(word.word) > LONGEST_LINE ? longestPart(word.word) : widthOf(word.word);
  return (
    <div className={`plate ${word.shelf ? `shelf-${word.shelf}` : ''} ${className}`}>
      <span
        data-word
        lang={learn}
        dir="auto"
        className={`word ${signsClass(Math.max(4, isSquared ? signs.length * SQUARE : line))} [--fit:4.25rem] max-[22.5rem]:[--fit:3.5rem] sm:[--fit:5.75rem] ${widthOf(word.word) > LONGEST_LINE ? '' : 'whitespace-nowrap'}`}
      >
        {isSquared ? <Squares signs={signs} /> : <Written word={word} />}
      </span>
    </div>
  );
}

function Squares({ signs }: { signs: readonly string[] }) {
  return (
    <span data-cells className="practice-squares">
      {signs.map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs of a word never move
        <i key={index}>{sign}</i>
      ))}
    </span>
  );
}

/** With the stroke over its stressed vowel, where the content knows it. */
function Written({ word }: { word: AskedWord }) {
  const place = stressedPlace(word);
  return (
    <>
      {place === undefined ? (
        word.word
      ) : (
        <>
          {word.word.slice(0, place)}
          <span className="stressed">{word.word.slice(place, place + 1)}</span>
          {word.word.slice(place + 1)}
        </>
      )}
      <span aria-hidden="true" className="copybook-lines" />
    </>
  );
}

const longestPart = (text: string) => Math.max(...text.split(/\s+/).map(widthOf));
