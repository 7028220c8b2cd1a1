/** One hue, the darker (on dark ground the lighter) the more: readable in grey too. */
const LOOKS = ['fill-empty/50', 'fill-level-1', 'fill-level-2', 'fill-level-3', 'fill-level-4'] as const;

export function levelLook(level: number): string {
  return LOOKS[level] ?? LOOKS[0];
}
