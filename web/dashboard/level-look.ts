/** One hue, the darker (on dark ground the lighter) the more: readable in grey too. */
const LOOKS = [
  'fill-none stroke-line',
  'fill-accent/25 stroke-accent/25',
  'fill-accent/50 stroke-accent/50',
  'fill-accent/75 stroke-accent/75',
  'fill-accent stroke-accent',
] as const;

export function levelLook(level: number): string {
  return LOOKS[level] ?? LOOKS[0];
}
