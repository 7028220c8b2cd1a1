import type { ReactNode } from 'react';
import type { OwnDictionary, SharedDictionary } from '#contract/reference-dictionaries.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { LicenceNote } from '#web/vocabulary/reference-dictionaries/licence-note.tsx';
import { useReferenceChanges } from './dictionaries.ts';
import { PairNames } from './pair-names.tsx';

/** A person's dictionaries in the order in which they speak. */
export function DictionaryList({ dictionaries }: { dictionaries: readonly OwnDictionary[] }) {
  const { t } = useTranslation();
  const { order } = useReferenceChanges();
  if (dictionaries.length === 0) return <p>{t('dictionaries.none')}</p>;
  const ids = dictionaries.map(({ id }) => id);
  /** One step up: the two change places. */
  const moveUp = (place: number) => {
    const [moved = ''] = ids.splice(place, 1);
    void order(ids.toSpliced(place - 1, 0, moved));
  };
  return (
    <ol className="grid">
      {dictionaries.map((dictionary, place) => (
        <li key={dictionary.id} className="border-b border-line py-3 last:border-b-0">
          <OwnRow
            dictionary={dictionary}
            place={place + 1}
            onUp={place > 0 ? () => moveUp(place) : undefined}
            onDown={place < ids.length - 1 ? () => moveUp(place + 1) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

type OwnRowProps = {
  dictionary: OwnDictionary;
  place: number;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function OwnRow({ dictionary, place, onUp, onDown }: OwnRowProps) {
  const { t } = useTranslation();
  const { turn, remove } = useReferenceChanges();
  const { id, title, is_off: isOff, is_complete: isComplete } = dictionary;
  return (
    <>
      <Row place={place} dictionary={dictionary}>
        <IconButton
          icon="chevron"
          look="quiet"
          label={t('dictionaries.moveUp', { title })}
          disabled={onUp === undefined}
          onClick={onUp}
          className="*:rotate-180"
        />
        <IconButton
          icon="chevron"
          look="quiet"
          label={t('dictionaries.moveDown', { title })}
          disabled={onDown === undefined}
          onClick={onDown}
        />
        <IconButton
          icon="trash"
          look="quiet"
          label={t('dictionaries.remove', { title })}
          onClick={() => void remove(dictionary)}
        />
      </Row>
      {isComplete ? (
        <Switch label={t('dictionaries.use')} isOn={!isOff} onChange={isOn => void turn(id, !isOn)} />
      ) : (
        <p className="pt-1 text-sm text-wrong">{t('dictionaries.unfinished')}</p>
      )}
    </>
  );
}

/** Dictionaries that nobody here can change. */
export function SharedList({ dictionaries }: { dictionaries: readonly SharedDictionary[] }) {
  return (
    <ul className="grid">
      {dictionaries.map((dictionary, place) => (
        <li key={dictionary.id} className="border-b border-line py-3 last:border-b-0">
          <Row place={place + 1} dictionary={dictionary} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { place: number; dictionary: SharedDictionary; children?: ReactNode };

function Row({ place, dictionary, children }: RowProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { title, entries, learn, lang } = dictionary;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        aria-hidden="true"
        className="flex size-12 shrink-0 items-center justify-center rounded-field bg-well text-sm font-semibold text-quiet"
      >
        {number(place)}
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
          <PairNames learn={learn} lang={lang} />
          <span>{t('dictionaries.entries', { number: number(entries) })}</span>
          <LicenceNote {...dictionary} />
        </p>
      </div>
      {children && <div className="flex">{children}</div>}
    </div>
  );
}
