import { useMemo, useRef, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { writeCsv } from '#web/platform/files/write-csv.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { AddAction } from '#web/vocabulary/dictionary/add-action.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { useKnownShare } from '#web/vocabulary/marks/known-share.tsx';
import { MarkMenu } from '#web/vocabulary/marks/mark-menu.tsx';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { markedIdOf, standingInTexts } from '#web/vocabulary/marks/word-states.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import { sentencesWith } from '../counting/sentences-with.ts';
import type { FormAnalysis } from '../counting/use-analysis.ts';
import { type ComparedRow, chosenRows, compared, type Order, type Place, type Shown } from './chosen-rows.ts';
import { Figures } from './figures.tsx';
import { FormsTable } from './forms-table.tsx';
import { RowChoices } from './row-choices.tsx';
import { runningWords } from './running-words.ts';
import { TextKnowledge } from './text-knowledge.tsx';
import { useWordRows } from './use-word-rows.ts';
import { WordDetails } from './word-details.tsx';

type FormsResultProps = { analysis: FormAnalysis; other: FormAnalysis | null };

/** How much of a text somebody understands, then its words: merged, marked, translated, beside those of another text. */
export function FormsResult({ analysis, other }: FormsResultProps) {
  const { text, language } = analysis;
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { number } = useFormats();
  const [isMerged, setIsMerged] = useState(true);
  const [choice, setChoice] = useState<{ shown: Shown; order: Order; place: Place; search: string }>({
    ...{ shown: 'all', order: 'byCount', place: 'all', search: '' },
  });
  const [opened, setOpened] = useState<ComparedRow>();
  const table = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const { rows, states, hasBegun, stateOf, translationOf, canBeKept } = useWordRows(
    analysis,
    language,
    isMerged,
  );
  const others = useWordRows(other, language, isMerged).rows;
  const all = useMemo(() => (other === null ? rows : compared(rows, others)), [rows, others, other]);
  const running = runningWords(rows, stateOf);
  const shown = useMemo(
    () => chosenRows(all, stateOf, { ...choice, locale: language }),
    [all, stateOf, choice, language],
  );
  const action = useRowAction(text, language, canBeKept);
  const csv = () => {
    const head = [
      ...[t('analyser.word'), t('analyser.count'), t('cards.translation')],
      ...[
        t('analyser.you'),
        t('analyser.inText', { forms: '' }).replace(/[:：]\s*$/, ''),
        t('analyser.otherText'),
      ],
    ];
    const lines = shown.map(row => {
      const state = stateOf(row) ?? '';
      return [
        row.word,
        String(row.count),
        translationOf(row),
        hasBegun && state !== 'small' ? state : '',
        row.forms.join(' '),
        String(row.other ?? ''),
      ];
    });
    saveFile('words.csv', 'text/csv;charset=utf-8', writeCsv(head, lines));
  };
  const closeDetails = () => {
    table.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpened(undefined);
  };
  const unknown = rows.filter(row => row.kind === 'word' && !row.isKnownWord).length;
  return (
    <>
      <Figures
        figures={[
          [t('analyser.baseForms'), rows.length],
          [t('analyser.running'), running.total],
        ]}
      />
      <TextKnowledge analysis={analysis} />
      <p className="mt-3 mb-2 text-sm text-quiet">
        {t('analyser.apart', {
          names: number(running.names),
          numbers: number(running.numbers),
          unknown: number(unknown),
        })}
      </p>
      {other && <Comparison analysis={other} />}
      <Switch label={t('analyser.merged')} isOn={isMerged} onChange={setIsMerged} />
      <RowChoices choice={choice} onChange={setChoice} hasBegun={hasBegun} hasOther={other !== null} />
      <div className="mb-3">
        <Button icon="download" disabled={shown.length === 0} onClick={csv}>
          {t('analyser.download')}
        </Button>
      </div>
      {opened && (
        <WordDetails
          row={opened}
          translation={translationOf(opened)}
          text={opened.count > 0 ? text : (other?.text ?? '')}
          language={language}
          onClose={closeDetails}
        />
      )}
      {shown.length === 0 ? (
        <p className="py-8 text-center text-quiet">{t('analyser.noMatch')}</p>
      ) : (
        <div ref={table}>
          <FormsTable
            rows={shown}
            language={language}
            mostOften={rows[0]?.count ?? 1}
            hasOther={other !== null}
            stateOf={hasBegun ? stateOf : undefined}
            translationOf={lang === language ? () => '' : translationOf}
            action={status === 'user' ? row => action(row, states) : undefined}
            opened={opened?.id}
            onOpen={row => setOpened(before => (before?.id === row.id ? undefined : row))}
          />
        </div>
      )}
    </>
  );
}

/** How much of the other text the person knows, to choose between the two. */
function Comparison({ analysis }: { analysis: FormAnalysis }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { rows, stateOf } = useWordRows(analysis, analysis.language, true);
  const { coverage, total } = runningWords(rows, stateOf);
  const share = useKnownShare(coverage);
  return (
    <p className="mb-2 rounded-card bg-well px-4 py-3">
      <b>{t('analyser.otherText')}</b>
      {': '}
      {t('analyser.doneForms', { unique: number(rows.length), total: number(total) })} {share}
    </p>
  );
}

/** The mark of a word and the way into the dictionary; an own card for what is no row of ours. */
function useRowAction(text: string, language: Language, canBeKept: (row: ComparedRow) => boolean) {
  const myWords = useMyWords();
  const mine = useMemo(
    () => new Set(myWords?.filter(word => word.in_dictionary).map(word => word.id)),
    [myWords],
  );
  const mark = useMarking(language);
  const { add } = useDictionaryChanges();
  const { busyIds, whileBusy } = useBusyWords();
  return (row: ComparedRow, states: Parameters<typeof standingInTexts>[0]) => {
    const { key, word, forms, kind } = row;
    if (kind === 'number') return null;
    if (key === undefined || !canBeKept(row)) {
      const more = () => ({ sentence: sentencesWith(text, forms, language)[0] ?? '' });
      return <AddCardButton learn={language} word={word} more={more} look="icon" />;
    }
    const words = [{ id: key, word }];
    return (
      <>
        <MarkMenu
          id={key}
          learn={language}
          word={word}
          standing={standingInTexts(states, key)}
          onMark={(marked, choice) => mark({ ...marked, id: markedIdOf(states, key, choice) }, choice)}
        />
        <AddAction
          word={word}
          isThere={mine.has(key)}
          isBusy={busyIds.has(key)}
          onAdd={() => void whileBusy(words, () => add(words))}
        />
      </>
    );
  };
}
