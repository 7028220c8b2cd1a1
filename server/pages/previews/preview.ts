import type { Text } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';

/** Letters in the face and the direction of their language. */
export type Line = { text: string; language: Language };

/** What is read of a text. */
export type PreviewText = Pick<Text, 'id' | 'title' | 'level' | 'emoji' | 'body'> & { learn: Language };

export type PreviewCard = {
  /** Empty for a card without a picture. */
  emoji: string;
  word: Line;
  /** Undefined where it would say the same again. */
  meaning: Line | undefined;
};

/** What the picture of a page shows. */
export type Preview = {
  /** Decides on which side it begins. */
  lang: Language;
  /** What is in a corner: the languages, or a level. */
  note: Line;
  emoji: string;
  heading: Line | undefined;
  cards: readonly PreviewCard[];
  /** How a text begins, in place of cards. */
  opening: Line | undefined;
};

/** In pixels: what all who show links have agreed upon. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What any picture may write besides its content. */
export const ALWAYS_WRITTEN = 'Slova … – · 0123456789 ABC';

/** As much as the picture has room for, in the narrowest letters. */
const LONGEST_OPENING = 360;

/** How a text begins, in one line. */
export function openingOf({ body }: Pick<PreviewText, 'body'>): string {
  return body.slice(0, LONGEST_OPENING).replace(/\s+/g, ' ').trim();
}
