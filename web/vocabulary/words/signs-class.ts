/** Written out, for Tailwind to find them. */
const SIGNS = [
  [4, 'signs-4'],
  [6, 'signs-6'],
  [8, 'signs-8'],
  [10, 'signs-10'],
  [12, 'signs-12'],
  [15, 'signs-15'],
  [18, 'signs-18'],
] as const;

/** The class of a plate for a line of so many signs, or a few more: how large they are depends on it (`web/ui/round.css`). */
export const signsClass = (count: number): string => SIGNS.find(([most]) => count <= most)?.[1] ?? 'signs-24';
