import type { RoundWord } from '#learning/round/round-word.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { firstGraphemes } from './first-grapheme.ts';
import { PictureTile } from './picture-tile.tsx';
import { SenseNote } from './sense-note.tsx';
import { WORD_GRID } from './word-grid.ts';

/** A word with its strength of 4 before the round and after it. */
export type Remembered = { word: RoundWord; before: number; after: number; isKnown: boolean };

type MemoryChipsProps = { title: string; note: string; words: readonly Remembered[] };

/** Words with how far the memory of each has come, its last stroke lit; a press says the word. */
export function MemoryChips({ title, note, words }: MemoryChipsProps) {
  if (words.length === 0) return null;
  return (
    <section>
      <div className="mt-7 mb-2.5 flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="head text-lg">{title}</h2>
        <span className="text-sm text-quiet">{note}</span>
      </div>
      <ul className={WORD_GRID}>
        {words.map(remembered => (
          <li key={remembered.word.id} className="flex">
            <MemoryChip {...remembered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemoryChip({ word, before, after, isKnown }: Remembered) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { say } = useSpeak(wordSound(word, learn));
  const values = { word: word.word, translation: word.translation, before, after };
  return (
    <button
      type="button"
      aria-label={t('marks.memory', values)}
      onClick={say}
      className="grid min-h-15 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 rounded-go border border-line bg-card py-1.5 ps-2 pe-2.5 text-start hover:border-accent"
    >
      <PictureTile emoji={word.emoji} shelf={word.shelf} size={40}>
        <span lang={learn} className="word text-[0.8125rem]">
          {firstGraphemes(word.word, learn, 3)}
        </span>
      </PictureTile>
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5">
        <bdi
          lang={learn}
          className="col-span-2 word word-[min(1.0625rem,7.2vw)] match-parent leading-tight hyphens-auto"
        >
          {word.word}
        </bdi>
        <SenseNote word={word} className="col-span-2 leading-snug hyphens-auto" />
        <bdi lang={lang} className="match-parent text-sm/snug text-quiet hyphens-auto">
          {word.translation}
        </bdi>
        <MemoryStrokes before={before} after={after} isKnown={isKnown} />
      </span>
    </button>
  );
}

const MOST = 4;

/** Four strokes; those that the round has lit come one after another. */
function MemoryStrokes({ before, after, isKnown }: Omit<Remembered, 'word'>) {
  return (
    <span aria-hidden="true" className="strokes h-3.5!">
      {Array.from({ length: MOST }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
          key={index}
          data-stroke={index < after ? (isKnown ? 'right' : 'full') : undefined}
          className={index >= before && index < after ? 'animate-fill outline-2 outline-spark-soft' : ''}
        />
      ))}
    </span>
  );
}
