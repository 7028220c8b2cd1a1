/** The levels of texts by the Common European Framework, easy first. */
export const TEXT_LEVELS = ['A1', 'A2', 'B1'] as const;
export type TextLevel = (typeof TEXT_LEVELS)[number];
