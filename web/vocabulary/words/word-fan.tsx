import type { Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { widthOf } from '../questions/word-size.ts';
import { signsClass } from './signs-class.ts';
import { WordPicture } from './word-picture.tsx';

/** How each slip lies in the hand. */
const TURNS = ['-rotate-8 translate-y-2', '-rotate-1 z-10', 'rotate-7 translate-y-1.75'];

/** Words come out from under the slip in the middle. */
const SHIFTS = ['-translate-x-1.5', '', 'translate-x-1.5'];

type FannedWord = Pick<Word, 'id' | 'emoji' | 'shelf'> & { word: string; translation?: string };

/** Three words as slips in a hand. They decorate, and their room is kept. */
export function WordFan({ words, learn }: { words: readonly FannedWord[]; learn: Language }) {
  return (
    <div aria-hidden="true" dir="ltr" className="flex min-h-37 justify-center pt-1.5 xl:min-h-40 xl:min-w-86">
      {words.slice(0, TURNS.length).map((word, index) => (
        <span
          key={word.id}
          className={`slip -mx-1.25 grid w-24 flex-none grid-cols-1 content-start justify-items-center gap-2 self-start rounded-answer border-0 px-2.5 pt-3 pb-2.5 text-ink max-[22.5rem]:w-22 max-[22.5rem]:px-2 xl:w-31 ${TURNS[index]}`}
        >
          {word.emoji || word.word === '' ? (
            <>
              <WordPicture word={word} form={word.word} language={learn} size={72} />
              <span
                lang={learn}
                dir="auto"
                className={`word max-w-full truncate word-base max-[22.5rem]:word-sm xl:word-lg ${SHIFTS[index]}`}
              >
                {word.word}
              </span>
            </>
          ) : (
            <Written word={word} learn={learn} />
          )}
        </span>
      ))}
    </div>
  );
}

/** A word without a picture is its own: written large on its lines, with what it means below. */
function Written({ word: { word, shelf, translation }, learn }: { word: FannedWord; learn: Language }) {
  const { lang } = useLanguages();
  return (
    <>
      <span className={`plate h-18 w-full rounded-[18px] ${shelf ? `shelf-${shelf}` : ''}`}>
        <span
          data-word
          lang={learn}
          dir="auto"
          className={`word ${signsClass(Math.max(5, widthOf(word)))} [--fit:1.375rem]`}
        >
          {word}
        </span>
      </span>
      <span lang={lang} dir="auto" className="max-w-full truncate text-sm text-quiet">
        {translation}
      </span>
    </>
  );
}
