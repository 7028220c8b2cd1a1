import type { Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { WordPicture } from './word-picture.tsx';

/** How each slip lies in the hand. */
const TURNS = ['-rotate-8 translate-y-2', '-rotate-1 z-10', 'rotate-7 translate-y-1.75'];

/** Words come out from under the slip in the middle. */
const SHIFTS = ['-translate-x-1.5', '', 'translate-x-1.5'];

type FannedWord = Pick<Word, 'id' | 'emoji' | 'shelf'> & { word: string };

/** Three words as slips in a hand. They decorate, and their room is kept. */
export function WordFan({ words, learn }: { words: readonly FannedWord[]; learn: Language }) {
  return (
    <div aria-hidden="true" dir="ltr" className="flex min-h-37 justify-center pt-1.5 xl:min-h-40 xl:min-w-86">
      {words.slice(0, TURNS.length).map((word, index) => (
        <span
          key={word.id}
          className={`slip -mx-1.25 grid w-24 flex-none grid-cols-1 content-start justify-items-center gap-2 self-start rounded-answer border-0 px-2.5 pt-3 pb-2.5 text-ink max-[22.5rem]:w-22 max-[22.5rem]:px-2 xl:w-31 ${TURNS[index]}`}
        >
          <WordPicture word={word} form={word.word} language={learn} size={72} />
          <span
            lang={learn}
            dir="auto"
            className={`word max-w-full truncate word-base max-[22.5rem]:word-sm xl:word-lg ${SHIFTS[index]}`}
          >
            {word.word}
          </span>
        </span>
      ))}
    </div>
  );
}
