import { useMemo } from 'react';
import { directionOf, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { sentencesWith } from '../counting/sentences-with.ts';
import type { ComparedRow } from './chosen-rows.ts';

/** More forms of one word would be a list of its own. */
const MOST_FORMS = 12;

type WordDetailsProps = {
  row: ComparedRow;
  translation: string;
  text: string;
  language: Language;
  onClose: () => void;
};

/** A word of the table with its forms, and the sentences that it is in. */
export function WordDetails({ row, translation, text, language, onClose }: WordDetailsProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const sentences = useMemo(() => sentencesWith(text, row.forms, language), [text, row, language]);
  const forms = row.forms.slice(0, MOST_FORMS).join(', ');
  return (
    <section
      aria-label={t('analyser.sentences', { word: row.word })}
      className="mb-3 grid gap-2 rounded-card border border-line bg-card p-4"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h2>
            <bdi lang={language} className="word word-xl">
              {row.word}
            </bdi>
          </h2>
          {translation && <bdi lang={lang}>{translation}</bdi>}
          {(row.forms.length > 1 || row.forms[0] !== row.word) && (
            <p className="text-sm text-quiet">{t('analyser.inText', { forms })}</p>
          )}
        </div>
        <SpeakButton text={row.word} language={language} />
        <IconButton icon="cross" look="quiet" label={t('common.close')} onClick={onClose} />
      </div>
      <ul lang={language} dir={directionOf(language)} className="grid gap-1.5 font-book">
        {sentences.map(sentence => (
          <li key={sentence} className="border-s-2 border-line ps-3">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
