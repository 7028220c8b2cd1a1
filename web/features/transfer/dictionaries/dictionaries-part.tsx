import { type DragEvent, useRef } from 'react';
import type { listSharedDictionaries } from '#contract/reference-dictionaries.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDictionaries } from './dictionaries.ts';
import { DictionaryList, SharedList } from './dictionary-list.tsx';
import { ImportRow } from './import-row.tsx';
import { useImports } from './use-imports.ts';

const SECTION = 'flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6';
const ENDINGS = '.zip,.ifo,.idx,.dict,.dz,.syn,.index,.gz,.u8,.csv,.tsv,.txt';
const MEGABYTE = 1_000_000;

/** Dictionaries come in from files, and those that are there are put in order, turned off and removed. */
export function DictionariesPart() {
  const { t } = useTranslation();
  const query = useDictionaries();
  const isClosed = query.data?.data.most_bytes === 0;
  return (
    <>
      <section className={SECTION}>
        <h2 className="head text-xl sm:text-2xl">{t('dictionaries.bring')}</h2>
        <p className="-mt-3 text-quiet">{t(isClosed ? 'dictionaries.closed' : 'dictionaries.bringLead')}</p>
        {!isClosed && <Bring />}
      </section>
      <section className={SECTION}>
        <h2 className="head text-xl sm:text-2xl">{t('dictionaries.yours')}</h2>
        <QueryView
          query={query}
          failure={t('dictionaries.notLoaded')}
          loading={
            <div data-loading>
              <Skeleton rows={2} className="h-16" />
            </div>
          }
        >
          {({ data }) => (
            <>
              <Used used={data.used_bytes} most={data.most_bytes} />
              <DictionaryList dictionaries={data.dictionaries} />
            </>
          )}
        </QueryView>
      </section>
      <ForEverybody />
    </>
  );
}

function Used({ used, most }: { used: number; most: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const megabytes = (bytes: number) => number(Math.ceil(bytes / MEGABYTE));
  return (
    <p className="-mt-3 text-quiet">
      {t('dictionaries.order')} {t('dictionaries.used', { used: megabytes(used), most: megabytes(most) })}
    </p>
  );
}

/** The choice of files, also by dropping them, and what becomes of each. */
function Bring() {
  const { t } = useTranslation();
  const { imports, choose, takeAway, ...steps } = useImports();
  const chooser = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The row that had the focus is gone. */
  const leave = (key: string) => {
    takeAway(key);
    chooser.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) choose([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      <div
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
        className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-edge p-5 text-center"
      >
        <Button ref={chooser} look="main" icon="upload" onClick={() => input.current?.click()}>
          {t('dictionaries.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ENDINGS}
          onChange={event => {
            choose([...(event.target.files ?? [])]);
            // Otherwise the same files could not be chosen again.
            event.target.value = '';
          }}
        />
        <p className="text-sm text-pretty text-quiet">{t('dictionaries.formats')}</p>
      </div>
      {imports.length > 0 && (
        <ul className="grid">
          {imports.map(each => (
            <li key={each.key} className="border-b border-line py-3 last:border-b-0">
              <ImportRow brought={each} {...steps} takeAway={leave} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the operator has added; nothing where that is nothing. */
function ForEverybody() {
  const { t } = useTranslation();
  const query = useEndpoint<typeof listSharedDictionaries>('/shared-dictionaries', {});
  const dictionaries = query.data?.data.dictionaries ?? [];
  if (dictionaries.length === 0) return null;
  return (
    <section className={SECTION}>
      <h2 className="head text-xl sm:text-2xl">{t('dictionaries.forEverybody')}</h2>
      <SharedList dictionaries={dictionaries} />
    </section>
  );
}
