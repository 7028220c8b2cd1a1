/** The versions of the two sets that pictures are drawn from: files of one address never change, so browsers keep them for good. */
const SETS = 'fluent-emoji-flat-1.2.6-circle-flags-1.2.11';

/** The folder of all pictures. */
export const PICTURES_FOLDER = `/pictures/${SETS}`;

/** Pictures that screens show besides those of the content. */
export const SCREEN_PICTURES = ['📖', '📚', '🌱', '✨', '🌙', '🎯', '🔁', '🃏'] as const;
export type ScreenPicture = (typeof SCREEN_PICTURES)[number];

/** Where the picture of an emoji is, if there is one: every emoji of the content has. */
export function pictureAddress(emoji: string): string {
  return `${PICTURES_FOLDER}/${pictureName(emoji)}.svg`;
}

/** The characters of an emoji without the sign that asks for a picture, which some write and others do not. */
export function pictureName(emoji: string): string {
  const characters = [...emoji].map(character => character.codePointAt(0)?.toString(16).padStart(4, '0'));
  return characters.filter(character => character !== 'fe0f').join('-');
}
