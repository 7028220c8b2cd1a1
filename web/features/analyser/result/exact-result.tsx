import { useEffect, useMemo, useState } from 'react';
import { copyText } from '#web/platform/files/copy-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { writeCsv } from '#web/platform/files/write-csv.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SeveralCardsDialog, type WordToKeep } from '#web/vocabulary/cards/several-cards-dialog.tsx';
import { hasBegunWords, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { matching } from '../counting/ranking.ts';
import { sentenceOf } from '../counting/sentence-of.ts';
import { type ExactAnalysis, useFormAnalysis } from '../counting/use-analysis.ts';
import { Figures } from './figures.tsx';
import { FrequencyTable } from './frequency-table.tsx';
import { TextKnowledge } from './text-knowledge.tsx';
import { useWordActions } from './use-word-actions.tsx';

/** Numbers first, then the words; what the search leaves is what is copied and downloaded. */
export function ExactResult({ analysis: { frequency, text } }: { analysis: ExactAnalysis }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const isUser = useSession().status === 'user';
  const [isKnownHidden, setIsKnownHidden] = useState(false);
  const sentenceIn = (word: string) => sentenceOf(text, word);
  const { unknown, actionFor, isUnlisted } = useWordActions(frequency.rows, sentenceIn);
  const rows = isKnownHidden ? unknown : frequency.rows;
  // The table goes back to its top when its rows are others, so they must not be made anew by every render.
  const shown = useMemo(() => matching(rows, search), [rows, search]);
  const handleCopy = () => {
    const lines = shown.map(({ word, count }) => `${word}\t${count}`);
    return copyText(lines.join('\n'), { copied: t('analyser.copied'), failed: t('analyser.copyFailed') });
  };
  const handleDownload = () => {
    const cells = shown.map(({ word, count }) => [word, String(count)]);
    saveFile(
      'words.csv',
      'text/csv;charset=utf-8',
      writeCsv([t('analyser.word'), t('analyser.count')], cells),
    );
  };
  return (
    <>
      <Figures
        figures={[
          [t('analyser.unique'), frequency.rows.length],
          [t('analyser.total'), frequency.total],
        ]}
      />
      <EnglishKnowledge text={text} />
      <p className="mt-3 mb-4 text-sm text-quiet">{t('analyser.leftOut')}</p>
      {frequency.rows.length > 0 && (
        <>
          <SearchField label={t('analyser.search')} value={search} onChange={setSearch} />
          <div className="mb-4 flex flex-wrap items-center gap-3 max-sm:*:[button]:grow">
            <Button icon="copy" disabled={shown.length === 0} onClick={() => void handleCopy()}>
              {t('analyser.copy')}
            </Button>
            <Button icon="download" disabled={shown.length === 0} onClick={handleDownload}>
              {t('analyser.download')}
            </Button>
            {isUser && (
              <CardsForSeveral
                key={text}
                words={shown.map(({ word }) => word).filter(isUnlisted)}
                sentenceOf={sentenceIn}
              />
            )}
            {(isKnownHidden || unknown.length < frequency.rows.length) && (
              <CheckField
                label={t('marks.hideKnown')}
                checked={isKnownHidden}
                onChange={event => setIsKnownHidden(event.target.checked)}
              />
            )}
          </div>
          {shown.length === 0 ? (
            <p className="py-8 text-center text-quiet">{t('analyser.noMatch')}</p>
          ) : (
            <FrequencyTable
              rows={shown}
              mostOften={frequency.rows[0]?.count ?? 1}
              action={isUser ? actionFor : undefined}
            />
          )}
        </>
      )}
    </>
  );
}

/** For people who have begun English: how much of the text they know, by base forms, as of every other text. */
function EnglishKnowledge({ text }: { text: string }) {
  const states = useWordStates('en');
  const hasBegun = states !== undefined && hasBegunWords(states);
  const { result, analyse } = useFormAnalysis();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is counted once
  useEffect(() => {
    if (hasBegun) analyse(text, 'en');
  }, [hasBegun, text]);
  return result?.text === text ? <TextKnowledge analysis={result} /> : null;
}

/** More fields at once would not be filled. */
const MOST_CARDS = 20;

type CardsForSeveralProps = {
  /** Words that only an own card can keep, the most frequent first. */
  words: readonly string[];
  sentenceOf: (word: string) => string;
};

/** Opens the form in which the most frequent words that our dictionary lacks become cards together. */
function CardsForSeveral({ words, sentenceOf }: CardsForSeveralProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const [offered, setOffered] = useState<WordToKeep[]>();
  const left = words.filter(word => !made.has(word));
  if (left.length === 0) return null;
  const open = () =>
    setOffered(left.slice(0, MOST_CARDS).map(word => ({ word, sentence: sentenceOf(word) })));
  return (
    <>
      <Button icon="plus" onClick={open}>
        {t('cards.several')}
      </Button>
      {offered && (
        <SeveralCardsDialog
          words={offered}
          pair={{ lang, learn: 'en' }}
          onSaved={words => setMade(before => new Set([...before, ...words]))}
          onClose={() => setOffered(undefined)}
        />
      )}
    </>
  );
}
