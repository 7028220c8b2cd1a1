import { useMemo, useState } from 'react';
import { copyText } from '#web/platform/files/copy-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Frequency } from '../counter/count-words.ts';
import { CardsForSeveral } from './cards-for-several.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { toCsv, toTabbed } from './csv.ts';
import { download } from './download.ts';
import { Figures } from './figures.tsx';
import { FrequencyTable } from './frequency-table.tsx';
import { matching } from './matching.ts';
import { sentenceOf } from './sentence-of.ts';
import { useCatalogueIds } from './use-catalogue-ids.ts';
import { useDictionaryAction } from './use-dictionary-action.tsx';
import { useWordMarks } from './use-word-marks.tsx';

/** Numbers first, then the words; what the search leaves is what is copied and downloaded. */
export function Result({ frequency, text }: { frequency: Frequency; text: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const isUser = useSession().status === 'user';
  const [isKnownHidden, setIsKnownHidden] = useState(false);
  const idsByWord = useCatalogueIds();
  const dictionaryAction = useDictionaryAction(idsByWord, word => sentenceOf(text, word));
  const { unknown, markOf, coverage } = useWordMarks(idsByWord, frequency.rows);
  const rows = isKnownHidden ? unknown : frequency.rows;
  // The table goes back to its top when its rows are others, so they must not be made anew by every render.
  const shown = useMemo(() => matching(rows, search), [rows, search]);
  const actionFor = (word: string) => (
    <>
      {markOf(word)}
      {dictionaryAction(word)}
    </>
  );
  const handleCopy = async () => {
    if (await copyText(toTabbed(shown))) showToast('right', t('analyser.copied'));
    else showToast('wrong', t('analyser.copyFailed'));
  };
  const handleDownload = () =>
    download('words.csv', 'text/csv', toCsv(shown, [t('analyser.word'), t('analyser.count')]));
  return (
    <>
      <Figures
        figures={[
          [t('analyser.unique'), frequency.rows.length],
          [t('analyser.total'), frequency.total],
        ]}
      />
      {coverage && coverage.total > 0 && <CoverageCard coverage={coverage} />}
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
            {isUser && idsByWord.size > 0 && (
              <CardsForSeveral
                key={text}
                words={shown.map(({ word }) => word).filter(word => !idsByWord.has(word))}
                sentenceOf={word => sentenceOf(text, word)}
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
