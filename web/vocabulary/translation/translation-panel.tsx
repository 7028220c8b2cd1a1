import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import { pathTo } from '#contract/pages.ts';
import type { Translation } from '#contract/translation.ts';
import { readVariantId } from '#contract/variant-ids.ts';
import { directionOf } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { MarkButtons } from '#web/vocabulary/marks/mark-buttons.tsx';
import { ReferenceSenses } from '#web/vocabulary/reference-dictionaries/reference-senses.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { ExplainSection } from '#web/vocabulary/teacher/explain-section.tsx';
import { ReportButton } from '#web/vocabulary/words/report.tsx';
import { CorrectBase, OtherReadings } from './other-readings.tsx';
import { type OfferedSentence, SentenceSection } from './sentence-section.tsx';
import { useOwnFacts } from './use-own-facts.ts';
import { type TappedWord, useWordTranslation } from './use-translations.ts';
import { type InText, Senses, WordFacts, WordNotes } from './word-facts.tsx';

type TranslationPanelProps = {
  tapped: TappedWord;
  inText: InText;
  /** All of the unit, where the word makes one with others: *steht … auf*. */
  unit?: string | undefined;
  /** Where it was met. */
  sentence: string;
  /** That sentence, to be translated; undefined where nobody translates sentences. */
  offered?: OfferedSentence | undefined;
  onClose: () => void;
  /** Keeps which row is meant, null for none; without it nothing can be corrected. */
  onChoose?: ((wordId: string | null) => void) | undefined;
};

/** A word as it is written in a text, with its sound and its translation. */
export function TranslationPanel({
  tapped,
  inText,
  unit,
  sentence,
  offered,
  onClose,
  onChoose,
}: TranslationPanelProps) {
  const { t } = useTranslation();
  const query = useWordTranslation(tapped);
  const { learn, written, marked = written } = tapped;
  const word = unit ?? written;
  const shown = unit ?? marked;
  const met = { word, inText, sentence, tapped, offered, onChoose };
  return (
    <div className="flex flex-col gap-1">
      {/* The speaker is higher than one line of the word, and what follows belongs to the word. */}
      <div className="-mb-2 flex items-start gap-1">
        <h2
          lang={learn}
          dir={directionOf(learn)}
          className="word word-3xl min-w-0 flex-1 break-words rtl:text-end"
        >
          {shown}
        </h2>
        <SpeakButton text={shown} language={learn} isLarge />
        <IconButton icon="cross" look="quiet" label={t('common.close')} onClick={onClose} />
      </div>
      <QueryView
        query={query}
        failure={t('translation.failed')}
        loading={<Skeleton rows={1} className="h-16" />}
      >
        {translation =>
          translation === null ? <Unknown {...met} /> : <Known {...met} translation={translation} />
        }
      </QueryView>
      {query.data === undefined && offered && <SentenceSection {...offered} />}
      <ReferenceSenses key={word} word={word} learn={learn} sentence={shortEnough(sentence)} />
      {query.data === undefined && query.isError && (
        <ExplainSection word={written} sentence={sentence} learn={learn} />
      )}
    </div>
  );
}

type Met = Pick<TranslationPanelProps, 'tapped' | 'inText' | 'sentence' | 'offered' | 'onChoose'> & {
  word: string;
};

const shortEnough = (sentence: string) => (sentence.length <= LONGEST_SENTENCE ? sentence : '');

function Unknown({ word, inText, sentence, tapped: { learn, written }, offered, onChoose }: Met) {
  const { t } = useTranslation();
  return (
    <>
      <p className="py-3 text-quiet">{t('translation.notFound')}</p>
      <WordNotes inText={inText} />
      {offered && <SentenceSection {...offered} />}
      <ExplainSection word={written} sentence={sentence} learn={learn} />
      <div>
        <AddCardButton learn={learn} word={word} more={() => ({ sentence: shortEnough(sentence) })} />
      </div>
      {onChoose && (
        <Doubts>
          <CorrectBase learn={learn} onChoose={onChoose} />
        </Doubts>
      )}
    </>
  );
}

type KnownProps = Met & { translation: Translation };

function Known({ word, inText, sentence, tapped, offered, translation: known, onChoose }: KnownProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { learn, written, isChosen } = tapped;
  const translation = useOwnFacts(known, learn);
  const { base, word_id: wordId, readings = [] } = translation;
  const [first, ...others] = readings;
  // What is no form of its row is added as the row, and can be kept on a card of its own.
  const isVariant = wordId !== undefined && readVariantId(wordId) !== undefined;
  const listed = isVariant ? undefined : first?.listed_as;
  const learned = first?.head ?? listed ?? base ?? word;
  return (
    <>
      <WordFacts
        translation={translation}
        reading={first}
        learn={learn}
        isGenderNamed={inText.kind === 'noun'}
      />
      {/* Several readings are listed one by one; English ones are the specification's, all together. */}
      <Senses
        translation={{
          ...translation,
          translation: (learn !== 'en' && first?.translation) || translation.translation,
        }}
        learn={learn}
      />
      <WordNotes inText={inText} gender={first?.gender} />
      {offered && <SentenceSection {...offered} />}
      <ExplainSection word={written} sentence={sentence} learn={learn} />
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
          <AddToDictionary id={wordId} word={learned} />
          {first !== undefined && listed !== undefined && (
            <AddCardButton
              learn={learn}
              word={first.base}
              more={() => ({ translation: first.translation ?? '', sentence: shortEnough(sentence) })}
            />
          )}
          <MarkButtons id={wordId} word={learned} learn={learn} />
        </>
      )}
      <OtherReadings readings={others} learn={learn} onChoose={onChoose} />
      <Doubts>
        {onChoose &&
          (isChosen ? (
            <Button look="text" className="text-sm" onClick={() => onChoose(null)}>
              {t('translation.forgetChoice')}
            </Button>
          ) : (
            <CorrectBase learn={learn} onChoose={onChoose} />
          ))}
        {wordId !== undefined && <ReportButton key={wordId} words={[{ id: wordId, word: base ?? word }]} />}
        {wordId !== undefined && (
          <ButtonLink look="text" to={pathTo('word', { wordId }, { lang, learn })} className="text-sm">
            {t('translation.wholeEntry')}
          </ButtonLink>
        )}
      </Doubts>
    </>
  );
}

/** What to do where the card is wrong: its words, not their edges, are in line with what is above. */
function Doubts({ children }: { children: ReactNode }) {
  return <div className="-mx-3 flex flex-wrap items-center gap-x-1 empty:hidden">{children}</div>;
}

/** Adds a word of the catalogue to the dictionary of a person who is logged in, or says that it is there. */
function AddToDictionary({ id, word }: { id: string; word: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const myWords = useMyWords();
  const { add } = useDictionaryChanges();
  const adding = useMutation({ mutationFn: () => add([{ id, word }]) });
  if (status !== 'user') return null;
  const isThere = myWords?.some(mine => mine.id === id && mine.in_dictionary);
  if (isThere)
    return (
      <p className="flex min-h-11 items-center gap-2 text-correct">
        <Icon name="check" />
        {t('dictionary.isThere')}
      </p>
    );
  return (
    <Button
      look="main"
      icon="plus"
      isBusy={adding.isPending}
      onClick={() => adding.mutate()}
      className="w-full"
    >
      {t('translation.add')}
    </Button>
  );
}
