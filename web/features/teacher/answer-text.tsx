import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { TeacherTurn } from '#contract/teacher.ts';
import type { StateName } from '#contract/word-states.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { furthestRow } from '#web/vocabulary/marks/text-coverage.ts';
import { hasBegunWords, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import type { Tapped } from './tapped-sheet.tsx';

type AnswerTextProps = {
  turn: TeacherTurn;
  learn: Language;
  tapped: Tapped | undefined;
  onTap: (tapped: Tapped) => void;
};

/** As the reader shows them. */
const LOOKS: Partial<Record<StateName, string>> = {
  new: 'underline decoration-accent decoration-dotted decoration-2 underline-offset-6',
  learning: 'bg-spark-soft',
};

/** The text of an answer. Its words can be tapped and are one stop of the Tab key: arrows go from word to word, Enter shows what one means. */
export function AnswerText({ turn: { number, answer, words }, learn, tapped, onTap }: AnswerTextProps) {
  const states = useWordStates(learn);
  const isColoured = states !== undefined && hasBegunWords(states);
  const [current, setCurrent] = useState(0);
  const tap = (element: HTMLElement, place: number) => {
    const word = words[place];
    if (word === undefined) return;
    setCurrent(place);
    const written = answer.slice(word.at, word.at + word.length);
    onTap({ id: `${number} ${place}`, word: written, sentence: sentenceAt(answer, word.at), element });
  };
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
    // Text is selected to be copied, not to be looked up.
    if (element !== null && getSelection()?.isCollapsed !== false) tap(element, Number(element.dataset.word));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target as HTMLElement;
    const place = Number(element.dataset.word);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return tap(element, place);
    }
    const on = directionOf(learn) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = on === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const step = { [on]: 1, [back]: -1 }[event.key];
    if (step === undefined || words[place + step] === undefined) return;
    event.preventDefault();
    setCurrent(place + step);
    event.currentTarget.querySelector<HTMLElement>(`[data-word="${place + step}"]`)?.focus();
  };
  return (
    <p
      lang={learn}
      dir={directionOf(learn)}
      onClick={handleClick}
      onKeyDown={handleKey}
      className="max-w-[34em] font-book text-[1.1875rem]/[1.7] break-words whitespace-pre-wrap"
    >
      {words.map(({ at, length, rows }, place) => {
        const { at: last = 0, length: before = 0 } = words[place - 1] ?? {};
        const state = isColoured ? furthestRow(rows, states)?.state : undefined;
        const isTapped = tapped?.id === `${number} ${place}`;
        return (
          <span key={at}>
            {answer.slice(last + before, at)}
            <span
              data-word={place}
              role={place === current ? 'button' : undefined}
              tabIndex={place === current ? 0 : -1}
              className={`-mx-0.5 cursor-pointer touch-manipulation rounded-key px-0.5 py-0.5 ${isTapped ? 'bg-accent text-on-accent forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText]' : `hover:bg-accent-soft ${(state && LOOKS[state]) ?? ''}`}`}
            >
              {answer.slice(at, at + length)}
            </span>
          </span>
        );
      })}
      {answer.slice((words.at(-1)?.at ?? 0) + (words.at(-1)?.length ?? 0))}
    </p>
  );
}

/** The sentence of a text that a place is in. */
function sentenceAt(text: string, at: number): string {
  const ends = /[.!?…。！？।۔؟\n]+["»”』」]?\s*/g;
  let start = 0;
  for (const end of text.matchAll(ends)) {
    const next = end.index + end[0].length;
    if (next > at) return text.slice(start, next).trim();
    start = next;
  }
  return text.slice(start).trim();
}
