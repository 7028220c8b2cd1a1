import { useLanguages } from '../i18n/languages.ts';
import type { ListedWord } from './listed-word.ts';
import { WordPicture } from './word-picture.tsx';

/** The picture of a listed word; the word stands beside it. */
export function WordTile({ word, isWide = false }: { word: ListedWord; isWide?: boolean }) {
  const { learn } = useLanguages();
  return <WordPicture word={word} form={word.word} language={learn} size={isWide ? 'wide' : 56} />;
}
