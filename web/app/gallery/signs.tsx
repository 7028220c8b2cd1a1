import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RoundStrokes, Strokes } from '#web/ui/strokes.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Specimen } from './specimen.tsx';

/** What says in which state something is. */
export function Signs() {
  return (
    <>
      <Specimen name="strokes">
        {[0, 1, 2, 3, 4].map(count => (
          <Strokes key={count} count={count} label={`${count} of 4`} />
        ))}
        <Strokes count={4} isKnown label="Known" />
        <Strokes count={2} className="strokes-tall" />
      </Specimen>
      <Specimen name="round">
        <RoundStrokes
          label="3 of 8"
          strokes={['right', 'right', 'wrong', 'now', 'empty', 'empty', 'empty', 'empty']}
        />
      </Specimen>
      <Specimen name="tags">
        <Tag look="new">New</Tag>
        <Tag look="learning">Due now</Tag>
        <Tag look="known">Known</Tag>
        <Tag>A1</Tag>
      </Specimen>
      <Specimen name="bars">
        <ProgressBar label="12 of 40" parts={[{ count: 12, look: 'accent' }]} total={40} className="w-60" />
        <ProgressBar
          label="10 known, 15 learning"
          parts={[
            { count: 10, look: 'known' },
            { count: 15, look: 'learning' },
          ]}
          total={40}
          className="w-60"
        />
        <ProgressBar
          label="30 of 40"
          parts={[{ count: 30, look: 'shelf' }]}
          total={40}
          className="shelf-food w-60"
        />
      </Specimen>
    </>
  );
}
