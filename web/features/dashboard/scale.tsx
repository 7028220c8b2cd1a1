import { useFormats } from '#web/platform/i18n/formats.ts';
import { downOf, PLOT, useAcross } from './plot.ts';

/** The lines behind a drawing, with what they stand for written where reading begins. */
export function Scale({ marks }: { marks: readonly { value: number; label: string }[] }) {
  const { point } = useAcross();
  const most = Math.max(...marks.map(({ value }) => value));
  return marks.map(({ value, label }) => (
    <g key={value}>
      <line x1="0" x2="100%" y1={downOf(value, most)} y2={downOf(value, most)} className="stroke-line" />
      <text x={point(0)} y={downOf(value, most) - 4} className="fill-quiet text-[11px]">
        {label}
      </text>
    </g>
  ));
}

/** The line on which bars stand, and those for the whole and half of the scale. */
export function CountScale({ top }: { top: number }) {
  const { number } = useFormats();
  const marks = [top / 2, top].map(value => ({ value, label: number(value) }));
  return (
    <>
      <Scale marks={marks} />
      <line x1="0" x2="100%" y1={PLOT.bottom} y2={PLOT.bottom} className="stroke-edge" />
    </>
  );
}
