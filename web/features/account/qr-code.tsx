import { encode } from 'uqr';

/** The quiet zone that readers need around the picture. */
const BORDER = 4;

/** A text as a picture for cameras, drawn here: it is a secret. Dark on white in every theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-56 self-center rounded-field"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
