import type { ListedWord } from './listed-word.ts';

/** The picture of a word on the tint of its shelf; the word stands beside it, so it says nothing to assistive technology. */
export function WordTile({ word, isWide = false }: { word: ListedWord; isWide?: boolean }) {
  return (
    <span aria-hidden="true" className={isWide ? 'tile h-30 w-full rounded-none' : 'tile tile-56'}>
      {word.emoji}
    </span>
  );
}
