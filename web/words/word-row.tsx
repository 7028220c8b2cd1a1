import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguages } from '../i18n/languages.ts';
import { SpeakButton } from '../speech/speak-button.tsx';
import { GenderMark } from './gender-mark.tsx';
import type { ListedWord } from './listed-word.ts';
import type { RowPlace } from './long-word-list.tsx';

type WordRowProps = {
  word: ListedWord;
  /** The row that is being spoken is lit. */
  isLit: boolean;
  /** Absent where nothing can be ticked. */
  selection?: { isSelected: boolean; onToggle: (id: string) => void };
  /** How the person stands with the word, where that can be told. */
  mark?: ReactNode;
  action?: ReactNode;
  /** In a list of which only a part is in the document. */
  place?: RowPlace;
};

/** Picture, word with its transcription, translation at the other end, sound, mark and one action. */
export function WordRow({ word, isLit, selection, mark, action, place }: WordRowProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <li
      data-row={place?.row}
      aria-posinset={place && place.row + 1}
      aria-setsize={place?.rowCount}
      aria-current={isLit || undefined}
      className={`flex min-h-16 items-center gap-1 px-1 transition-colors duration-150 sm:gap-2 sm:px-2 ${isLit ? 'bg-accent-soft' : ''}`}
    >
      {selection && (
        <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            checked={selection.isSelected}
            onChange={() => selection.onToggle(word.id)}
            aria-label={t('words.select', { word: word.word })}
            className="size-5"
          />
        </label>
      )}
      <span aria-hidden="true" className="w-9 shrink-0 text-center text-xl">
        {word.emoji}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4 py-2 sm:grid-cols-2 sm:items-center">
        <div className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span lang={learn} dir="auto" className="word word-xl">
              {word.word}
            </span>
            <GenderMark word={word} />
          </span>
          {word.transcription && (
            <span lang={learn} dir="ltr" className="block text-sm text-quiet rtl:text-end">
              {word.transcription}
            </span>
          )}
        </div>
        <div className="min-w-0 sm:text-end">
          <bdi lang={lang}>{word.translation}</bdi>
          {word.sense && (
            <span lang="en" className="ms-2 text-sm text-quiet">
              {word.sense}
            </span>
          )}
        </div>
      </div>
      <SpeakButton text={word.word} language={learn} wordId={word.id} />
      {mark}
      {action}
    </li>
  );
}
