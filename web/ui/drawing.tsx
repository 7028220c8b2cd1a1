import { Icon } from './icon.tsx';
import { Strokes } from './strokes.tsx';

/** Small drawings made of our own parts, for cards that say what is (not) here. */
const DRAWINGS = {
  /** Nothing here yet: an empty slip. */
  empty: () => (
    <span className="deck block w-30">
      <span className="slip grid h-23 place-items-center rounded-go text-accent">
        <Icon name="plus" />
      </span>
    </span>
  ),
  /** Something failed. */
  error: () => (
    <span className="tile tile-72 bg-wrong-soft text-wrong">
      <Icon name="warning" className="size-6" />
    </span>
  ),
  /** Too few words. */
  few: () => (
    <span className="flex gap-1.5">
      <span className="head tile tile-56 shelf-food">
        <span>á</span>
      </span>
      <span className="tile tile-56 border-2 border-dashed border-edge bg-transparent" />
      <span className="tile tile-56 border-2 border-dashed border-edge bg-transparent" />
    </span>
  ),
  /** For people with an account. */
  person: () => (
    <span className="tile tile-72 shelf-doing text-accent">
      <Icon name="user" className="size-6" />
    </span>
  ),
  /** No such page. */
  lost: () => <span className="font-head text-5xl leading-tight font-semibold">?</span>,
  /** Still being made. */
  soon: () => <Strokes count={2} className="strokes-tall" />,
  /** All done. */
  done: () => <Strokes count={4} isKnown className="strokes-tall" />,
} as const;

export type DrawingName = keyof typeof DRAWINGS;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <span aria-hidden="true" className="grid place-items-center">
      {DRAWINGS[name]()}
    </span>
  );
}
