import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '../i18n/languages.ts';
import { WordPicture } from '../words/word-picture.tsx';

const LONGEST = 8;
/** How each slip lies in the hand. */
const TURNS = ['-rotate-8 translate-y-2', '-rotate-1 z-10', 'rotate-7 translate-y-1.75'];

/** Three of the words that wait, as slips in a hand; short ones with a picture first. They decorate, and their room is kept. */
export function Fan({ words }: { words: readonly AskedWord[] | undefined }) {
  const { learn } = useLanguages();
  if (words?.length === 0) return null;
  const shown = [...(words ?? [])].sort((one, other) => rank(one) - rank(other)).slice(0, TURNS.length);
  return (
    <div aria-hidden="true" dir="ltr" className="flex min-h-37 justify-center pt-1.5 lg:min-h-40 lg:min-w-90">
      {shown.map((word, index) => (
        <span
          key={word.id}
          className={`slip -mx-1.25 grid w-24 flex-none content-start justify-items-center gap-2 self-start rounded-answer border-0 px-2.5 pt-3 pb-2.5 text-ink sm:w-31 ${TURNS[index]}`}
        >
          <WordPicture word={word} form={word.word} language={learn} size={72} />
          <span lang={learn} dir="auto" className="word max-w-full truncate word-base sm:word-lg">
            {word.word}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Due before new, what fits on a slip before what is cut, pictured before not. */
const rank = ({ why, word, emoji }: AskedWord) =>
  (why === 'due' ? 0 : 4) + (word.length > LONGEST ? 2 : 0) + (emoji ? 0 : 1);
