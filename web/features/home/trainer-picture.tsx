import type { TestType } from '#contract/test-types.ts';
import type { Word } from '#contract/words.ts';
import { useExamplePair } from '#web/platform/i18n/languages.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useHomeWords } from './use-home-words.ts';

type Kind = TestType | 'texts';

/** The tint of each, and which of the words with a picture it shows. */
const LOOKS = {
  translation_to_word: { shelf: 'shelf-food', word: 1 },
  word_to_translation: { shelf: 'shelf-city', word: 4 },
  flashcards: { shelf: 'shelf-mind', word: 5 },
  texts: { shelf: 'shelf-nature', word: 0 },
} as const satisfies Record<Kind, { shelf: string; word: number }>;

/** A trainer in small, as it looks with the pair that home shows. It decorates; its room is reserved until its word has loaded. */
export function TrainerPicture({ kind }: { kind: Kind }) {
  const { shelf, word: index } = LOOKS[kind];
  const words = useHomeWords().data?.data.words.filter(word => word.emoji);
  const word = words?.[index];
  const Drawn = DRAWN[kind];
  return (
    <span
      aria-hidden="true"
      className={`tile tile-92 w-full rounded-field p-2.5 text-base leading-normal text-ink sm:tile-120 ${shelf}`}
    >
      {word && <Drawn word={word} />}
    </span>
  );
}

type Drawn = (props: { word: Word }) => React.ReactNode;

const Bar = ({ className = 'bg-card' }: { className?: string }) => (
  <span className={`block h-2.25 rounded-[4px] ring-1 ring-ink/10 ${className}`} />
);

const DRAWN: Record<Kind, Drawn> = {
  translation_to_word: ({ word }) => (
    <span className="grid w-21 gap-1.25 text-center">
      <Learned word={word} className="word-lg sm:word-xl" />
      <Bar />
      <Bar className="bg-correct" />
      <Bar />
    </span>
  ),
  word_to_translation: ({ word }) => (
    <span className="grid justify-items-center gap-1.5 text-center">
      <Translated word={word} />
      <Learned word={word} className="rounded-chip bg-correct px-3.5 py-0.5 text-card" />
    </span>
  ),
  flashcards: ({ word }) => (
    <span className="grid max-w-full -rotate-5 place-items-center gap-1 rounded-[10px] bg-card min-w-16 px-1.5 py-2 shadow-slip">
      <Picture emoji={word.emoji ?? ''} className="size-7" />
      <Learned word={word} className="word-sm sm:word-base" />
    </span>
  ),
  texts: ({ word }) => (
    <span className="grid w-full max-w-36 gap-2">
      <Bar className="w-full bg-ink/25" />
      <span className="flex items-center gap-1.5">
        <Bar className="w-4 bg-ink/25" />
        <Learned word={word} className="rounded-[4px] bg-spark px-1 word-sm text-on-spark" />
        <Bar className="flex-1 bg-ink/25" />
      </span>
      <Bar className="w-3/4 bg-ink/25" />
    </span>
  ),
};

function Learned({ word, className }: { word: Word; className: string }) {
  const { learn } = useExamplePair();
  return (
    <span lang={learn} dir="auto" className={`word whitespace-nowrap ${className}`}>
      {word.en_word}
    </span>
  );
}

function Translated({ word }: { word: Word }) {
  const { lang } = useExamplePair();
  return (
    <bdi lang={lang} className="leading-tight font-semibold">
      {word.translation}
    </bdi>
  );
}
