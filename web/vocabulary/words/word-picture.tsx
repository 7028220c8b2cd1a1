import { type ComponentProps, memo } from 'react';
import type { Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { firstGrapheme } from './first-grapheme.ts';
import type { ListedWord } from './listed-word.ts';
import { PictureTile } from './picture-tile.tsx';

type WordPictureProps = Pick<ComponentProps<typeof PictureTile>, 'own' | 'size' | 'className'> & {
  word: Pick<Word, 'emoji' | 'shelf'>;
  /** The word in the language it is learned in. */
  form: string;
  language: Language;
};

/** The picture of a word on the tint of its topic; a word without one shows how it begins. */
export function WordPicture({ word, form, language, ...rest }: WordPictureProps) {
  return (
    <PictureTile emoji={word.emoji} shelf={word.shelf} {...rest}>
      <span lang={language} className="word cjk:text-[0.87em] [&:is(:lang(hi),:lang(bn))]:text-[0.87em]">
        {firstGrapheme(form, language)}
      </span>
    </PictureTile>
  );
}

type WordTileProps = { word: ListedWord; isWide?: boolean };

/** The picture beside a listed word. */
export const WordTile = memo(function WordTile({ word, isWide = false }: WordTileProps) {
  const { learn } = useLanguages();
  return <WordPicture word={word} form={word.word} language={learn} size={isWide ? 'wide' : 56} />;
});
