type StrokesProps = {
  /** 0 to 4. */
  count: number;
  /** Known words are green, all others in the colour of learning. */
  isKnown?: boolean;
  /** What they say; without it a text beside them says it. */
  label?: string;
  className?: string;
};

const MOST = 4;

/** How well a word is remembered, in four stress strokes. */
export function Strokes({ count, isKnown = false, label, className = '' }: StrokesProps) {
  const full = isKnown ? 'right' : 'full';
  return (
    <span {...named(label)} className={`strokes ${className}`}>
      {Array.from({ length: MOST }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
        <i key={index} data-stroke={index < count ? full : undefined} />
      ))}
    </span>
  );
}

type RoundStrokesProps = {
  /** One a question, in their order: answered, passed without an answer (`full`), being asked, or still to come. */
  strokes: readonly ('right' | 'wrong' | 'full' | 'now' | 'empty')[];
  label?: string;
  className?: string;
};

/** A round of questions: right ones are full and green, wrong ones short and red. They share the width there is. */
export function RoundStrokes({ strokes, label, className = '' }: RoundStrokesProps) {
  return (
    <span {...named(label)} className={`strokes strokes-round ${className}`}>
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
        <i key={index} data-stroke={stroke === 'empty' ? undefined : stroke} />
      ))}
    </span>
  );
}

const named = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
