import type { ComponentProps } from 'react';
import type { PacketOption } from '#contract/words.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';

type AnswerPictureProps = Pick<ComponentProps<typeof WordPicture>, 'size' | 'className'> & {
  word: PacketOption;
};

/** The picture of a word, or how it begins; both would give an answer away before it is given. */
export function AnswerPicture({ word, ...rest }: AnswerPictureProps) {
  const { learn } = useLanguages();
  return <WordPicture word={word} form={word.word} language={learn} {...rest} />;
}
