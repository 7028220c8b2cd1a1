import type { ComponentProps } from 'react';
import { Labelled, type Shared, useFieldIds } from './field.tsx';
import { ProgressBar } from './progress-bar.tsx';

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'value'> &
  Record<'min' | 'max' | 'value', number>;

/** A labelled place between two numbers: the browser's own control, whose keys people know, over a bar of ours. */
export function RangeField({ label, hint, error, ...rest }: RangeProps & Shared) {
  const ids = useFieldIds(hint, error);
  const { min, max, value } = rest;
  return (
    <Labelled {...{ label, hint, error, ids }}>
      <div className="grid items-center *:col-start-1 *:row-start-1">
        <ProgressBar parts={[{ count: value - min, look: 'accent' }]} total={max - min} />
        <input type="range" {...rest} {...ids.control(error)} className="slider" />
      </div>
    </Labelled>
  );
}
