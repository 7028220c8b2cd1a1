import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useCause } from '#web/platform/query-view/cause.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import {
  downloadCategory,
  isDownloaded,
  likelyBytes,
  NoRoomError,
  removeCategory,
  type Wanted,
} from './download-category.ts';
import { inMegabytes } from './stored-sizes.ts';

type State =
  | { is: 'impossible' | 'there' | 'absent' }
  | { is: 'coming'; done: number; all: number }
  | { is: 'failed'; error: unknown };

/** Makes a category of so many words available without a connection, tells what it takes and how far it is, and takes it away again. */
export function CategoryDownload({ words, ...wanted }: Wanted & { words: number }) {
  const { t, i18n } = useTranslation();
  const cause = useCause();
  const { categoryId, lang, learn } = wanted;
  const [state, setState] = useState<State>({ is: 'absent' });
  const running = useRef<AbortController>(null);
  useEffect(() => {
    // Until the browser is asked it is drawn as it mostly is, so that nothing moves.
    const isThere = () => isDownloaded({ categoryId, lang, learn });
    setState({ is: !('caches' in window) ? 'impossible' : isThere() ? 'there' : 'absent' });
    return () => running.current?.abort();
  }, [categoryId, lang, learn]);

  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ is: 'coming', done: 0, all: 0 });
    const show = (next: State) => !controller.signal.aborted && setState(next);
    try {
      await downloadCategory(wanted, (done, all) => show({ is: 'coming', done, all }), controller.signal);
      show({ is: 'there' });
    } catch (error) {
      show({ is: 'failed', error });
    }
  };
  const remove = async () => {
    running.current?.abort();
    await removeCategory(wanted);
    setState({ is: 'absent' });
  };

  if (state.is === 'impossible') return null;
  return (
    <section aria-label={t('offline.title')} className="mt-6 flex flex-col gap-3">
      <div role="status">
        {state.is === 'coming' && (
          <div className="flex max-w-sm flex-col gap-1.5">
            <p className="tabular-nums">{t('offline.keeping', { done: state.done, all: state.all })}</p>
            <ProgressBar parts={[{ count: state.done, look: 'accent' }]} total={state.all} />
          </div>
        )}
        {state.is === 'there' && (
          <p className="flex items-center gap-2">
            <Icon name="check" className="text-correct" />
            {t('offline.kept')}
          </p>
        )}
      </div>
      {state.is === 'failed' && (
        <Notice tone="wrong">
          <p>{t(state.error instanceof NoRoomError ? 'offline.full' : 'offline.keepFailed')}</p>
          {cause(state.error) && <p className="text-sm">{cause(state.error)}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {(state.is === 'absent' || state.is === 'failed') && (
          <>
            <Button icon="download" onClick={() => void download()}>
              {t('offline.keep')}
            </Button>
            <span className="text-sm text-quiet tabular-nums">
              {t('offline.about', { size: inMegabytes(likelyBytes(words), i18n.language) })}
            </span>
          </>
        )}
        {state.is === 'coming' && <Button onClick={() => void remove()}>{t('common.cancel')}</Button>}
        {state.is === 'there' && (
          <Button look="text" onClick={() => void remove()}>
            {t('offline.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}
