import { memo } from 'react';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { ListedWord } from './listed-word.ts';
import { WordPicture } from './word-picture.tsx';

type WordTileProps = { word: ListedWord; isWide?: boolean };

/** The picture of a listed word; the word stands beside it. */
export const WordTile = memo(function WordTile({ word, isWide = false }: WordTileProps) {
  const { learn } = useLanguages();
  return <WordPicture word={word} form={word.word} language={learn} size={isWide ? 'wide' : 56} />;
});
