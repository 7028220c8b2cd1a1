import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/translation.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { MarkButtons } from '../marks/mark-buttons.tsx';
import { SpeakButton } from '../speech/speak-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddToDictionary } from './add-to-dictionary.tsx';
import { useWordTranslation } from './api.ts';
import { OtherReadings } from './other-readings.tsx';
import { Senses } from './senses.tsx';

type TranslationPanelProps = {
  word: string;
  /** Where it was met. */
  sentence: string;
  learn: Language;
  onClose: () => void;
};

/** A word as it is written in a text, with its sound and its translation. */
export function TranslationPanel({ word, sentence, learn, onClose }: TranslationPanelProps) {
  const { t } = useTranslation();
  const query = useWordTranslation(word, learn);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-1">
        <h2
          lang={learn}
          dir={directionOf(learn)}
          className="word word-3xl min-w-0 flex-1 break-words rtl:text-end"
        >
          {word}
        </h2>
        <SpeakButton text={word} language={learn} isLarge />
        <IconButton icon="cross" look="quiet" label={t('common.close')} onClick={onClose} />
      </div>
      <QueryView
        query={query}
        failure={t('translation.failed')}
        loading={<Skeleton rows={1} className="h-16" />}
      >
        {translation =>
          translation === null ? (
            <Unknown word={word} sentence={sentence} learn={learn} />
          ) : (
            <Known word={word} sentence={sentence} learn={learn} translation={translation} />
          )
        }
      </QueryView>
    </div>
  );
}

type Met = Omit<TranslationPanelProps, 'onClose'>;

/** The contract's bound for the sentence of a card. */
const LONGEST_SENTENCE = 500;

const shortEnough = (sentence: string) => (sentence.length <= LONGEST_SENTENCE ? sentence : '');

function Unknown({ word, sentence, learn }: Met) {
  const { t } = useTranslation();
  return (
    <>
      <p className="py-3 text-quiet">{t('translation.notFound')}</p>
      <div>
        <AddCardButton learn={learn} word={word} more={() => ({ sentence: shortEnough(sentence) })} />
      </div>
    </>
  );
}

type KnownProps = Met & { translation: Translation };

function Known({ word, sentence, learn, translation }: KnownProps) {
  const { t } = useTranslation();
  const { base, transcription, word_id: wordId } = translation;
  return (
    <>
      {(base !== undefined || transcription !== undefined) && (
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          {base !== undefined && (
            <span>
              {t('translation.base')}{' '}
              <bdi lang={learn} className="font-semibold text-ink">
                {base}
              </bdi>
            </span>
          )}
          {transcription !== undefined && <bdi className="transcription">{transcription}</bdi>}
        </p>
      )}
      <Senses translation={translation} learn={learn} />
      <OtherReadings translation={translation} learn={learn} />
      {wordId === undefined ? (
        <div>
          <AddCardButton
            learn={learn}
            word={word}
            more={() => ({ translation: translation.translation, sentence: shortEnough(sentence) })}
          />
        </div>
      ) : (
        <>
          <AddToDictionary id={wordId} word={base ?? word} />
          <MarkButtons id={wordId} word={base ?? word} learn={learn} />
        </>
      )}
    </>
  );
}
