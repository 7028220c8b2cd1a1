import { type KeyboardEvent, useState } from 'react';
import type { Letter, LettersCourse } from '#contract/letters.ts';
import { directionOf } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { Strokes } from '#web/ui/strokes.tsx';
import { useStandingName } from '#web/vocabulary/marks/state-mark.tsx';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';
import { besideInGrid } from './beside-in-grid.ts';
import { LetterCard } from './letter-card.tsx';

type LetterChartProps = { course: LettersCourse; states: WordStates | undefined };

/** All letters by groups, each with how one stands with it; a press opens its card. A group is one stop of the Tab key; arrows move in it. */
export function LetterChart({ course, states }: LetterChartProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Letter | null>(null);
  return (
    <section aria-labelledby="chart" className="mt-10">
      <h2 id="chart" className="head text-2xl">
        {t('letters.signs', { count: course.letters.length })}
      </h2>
      {course.groups.map(({ id, title }) => (
        <Group
          key={id}
          title={title}
          isOnly={course.groups.length === 1}
          letters={course.letters.filter(({ group }) => group === id)}
          states={states}
          onOpen={setOpen}
        />
      ))}
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem] text-quiet">
        <span className="flex items-center gap-2">
          <Strokes count={4} isKnown /> {t('marks.known')}
        </span>
        <span className="flex items-center gap-2">
          <Strokes count={2} /> {t('letters.learning')}
        </span>
        <span>{t('letters.notMet')}</span>
      </p>
      {open && (
        <LetterCard
          key={open.id}
          letter={open}
          course={course}
          onClose={() => setOpen(null)}
          onOpen={setOpen}
        />
      )}
    </section>
  );
}

type GroupProps = {
  title: string;
  /** Its name would only say again what the chart is. */
  isOnly: boolean;
  letters: readonly Letter[];
  states: WordStates | undefined;
  onOpen: (letter: Letter) => void;
};

function Group({ title, isOnly, letters, states, onOpen }: GroupProps) {
  const { learn } = useLanguages();
  const [active, setActive] = useState(letters[0]?.id);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = besideInGrid(buttons, event.target as HTMLElement, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next.dataset.letter);
    next.focus();
  };
  return (
    <div className="mt-5">
      <h3 className={isOnly ? 'sr-only' : 'head mb-2 text-lg'}>{title}</h3>
      {/* Arabic is read from the right in every interface. */}
      <ul
        dir={directionOf(learn)}
        onKeyDown={handleKey}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.5rem),1fr))] gap-2"
      >
        {letters.map(letter => (
          <li key={letter.id} className="grid grid-cols-[minmax(0,1fr)]">
            <LetterButton
              letter={letter}
              standing={standingOf(states, letter.id)}
              isStop={letter.id === active}
              onPress={() => onOpen(letter)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LetterButtonProps = {
  letter: Letter;
  standing: ReturnType<typeof standingOf>;
  isStop: boolean;
  onPress: () => void;
};

function LetterButton({ letter: { id, sign, latin }, standing, isStop, onPress }: LetterButtonProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const nameOf = useStandingName();
  const isKnown = standing?.state === 'known' || standing?.strength === 4;
  const look =
    standing === undefined
      ? 'border-dashed border-edge text-quiet hover:text-ink'
      : isKnown
        ? 'border-line bg-card'
        : 'border-transparent bg-spark-soft';
  return (
    <button
      type="button"
      data-letter={id}
      tabIndex={isStop ? 0 : -1}
      aria-label={[latin, standing === undefined ? t('letters.notMetYet') : nameOf(standing)].join(
        t('common.comma'),
      )}
      onClick={onPress}
      className={`grid min-h-21 min-w-0 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-0.5 rounded-go border px-0.5 py-1.5 hover:border-accent ${look}`}
    >
      <bdi lang={learn} className="word max-w-full text-2xl/tight wrap-anywhere">
        {sign}
      </bdi>
      <bdi className="max-w-full text-sm/tight wrap-anywhere text-quiet">{latin}</bdi>
      <span className="min-h-3">
        {standing !== undefined && (
          <Strokes count={isKnown ? 4 : standing.strength} isKnown={isKnown} className="h-3!" />
        )}
      </span>
    </button>
  );
}
