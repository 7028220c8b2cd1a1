import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/platform/files/save-file.ts';
import { writeCsv } from '#web/platform/files/write-csv.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { type PrintedWord, PrintedWords, type PrintLayout } from '#web/vocabulary/words/printed-words.tsx';
import type { Pair } from './deck/columns.ts';
import { COLUMNS } from './deck/deck.ts';
import { gatherWords, withSounds } from './gather-words.ts';
import { writeInWorker } from './run-task.ts';
import { TaskProgress } from './task-progress.tsx';

/** How the dictionary is printed, and what the button says. */
const LAYOUTS = [
  ['list', 'transfer.printList'],
  ['cards', 'transfer.printCards'],
] as const;

type Run = { onProgress: (share: number) => void; signal: AbortSignal };

/** The dictionary of the pair in force as a file: a table, or a package for Anki with sounds. */
export function ExportButtons() {
  const { t } = useTranslation();
  const pair = useLanguages();
  const { status } = useSession();
  // Before it is known who is here, the pair is that of the device and perhaps not theirs.
  const isKnown = status === 'user';
  const [hasSounds, setHasSounds] = useState(true);
  const { share, start, cancel } = useTask();
  const [printed, setPrinted] = useState<{ layout: PrintLayout; words: readonly PrintedWord[] }>();
  const gatherPrinted = async (layout: PrintLayout, signal: AbortSignal) => {
    const words = await gatherWords(pair, signal);
    if (words.length > 0)
      setPrinted({ layout, words: words.map(({ key, ...word }) => ({ ...word, id: key })) });
    return words.length > 0;
  };
  if (share !== null) return <TaskProgress label={t('transfer.writing')} share={share} onCancel={cancel} />;
  return (
    <>
      <CheckField
        label={t('transfer.withSounds')}
        checked={hasSounds}
        onChange={event => setHasSounds(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button icon="download" disabled={!isKnown} onClick={() => start(run => exportTable(pair, run))}>
          {t('transfer.csv')}
        </Button>
        <Button
          icon="download"
          disabled={!isKnown}
          onClick={() => start(run => exportPackage(pair, hasSounds, run))}
        >
          {t('transfer.anki')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        {LAYOUTS.map(([layout, label]) => (
          <Button
            key={layout}
            disabled={!isKnown}
            onClick={() => start(({ signal }) => gatherPrinted(layout, signal))}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {printed && (
        <PrintedWords {...printed} title={t('nav.myDictionary')} onDone={() => setPrinted(undefined)} />
      )}
    </>
  );
}

/** Runs one task at a time; `share` is null while none runs. Leaving the page stops it. */
function useTask() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (work: (run: Run) => Promise<boolean>) => {
    const control = new AbortController();
    running.current = control;
    setShare(0);
    try {
      if (!(await work({ onProgress: setShare, signal: control.signal })))
        showToast('info', t('dictionary.empty'));
    } catch (error) {
      if (!control.signal.aborted) showFailure(t('transfer.exportFailed'), error);
    }
    setShare(null);
  };
  return {
    share,
    start: (work: (run: Run) => Promise<boolean>) => void start(work),
    cancel: () => running.current?.abort(),
  };
}

async function exportTable(pair: Pair, { signal }: Run): Promise<boolean> {
  const words = await gatherWords(pair, signal);
  const rows = words.map(word => COLUMNS.map(column => word[column]));
  if (rows.length > 0) saveFile(nameOf(pair, 'csv'), 'text/csv;charset=utf-8', writeCsv(COLUMNS, rows));
  return rows.length > 0;
}

/** Most of the time goes into the sounds. */
const SOUNDS_SHARE = 0.9;

async function exportPackage(pair: Pair, hasSounds: boolean, { onProgress, signal }: Run): Promise<boolean> {
  const words = await gatherWords(pair, signal);
  if (words.length === 0) return false;
  const onSound = (share: number) => onProgress(share * SOUNDS_SHARE);
  const spoken = hasSounds ? await withSounds(words, pair, { onProgress: onSound, signal }) : words;
  const deck = { name: `Slova ${pair.learn} – ${pair.lang}`, ...pair, words: spoken, madeAt: Date.now() };
  const onWritten = (share: number) => onProgress(SOUNDS_SHARE + share * (1 - SOUNDS_SHARE));
  const written = await writeInWorker(deck, { onProgress: onWritten, signal });
  saveFile(nameOf(pair, 'apkg'), 'application/octet-stream', written as BlobPart);
  return true;
}

function nameOf({ lang, learn }: Pair, ending: string): string {
  return `slova-${learn}-${lang}.${ending}`;
}
