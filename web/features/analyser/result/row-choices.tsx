import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ORDERS, type Order, PLACES, type Place, SHOWN, type Shown } from './chosen-rows.ts';

type Choice = { shown: Shown; order: Order; place: Place; search: string };
type RowChoicesProps = {
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Without it nobody knows what is new. */
  hasBegun: boolean;
  hasOther: boolean;
};

/** Which words the table shows, and in which order. */
export function RowChoices({ choice, onChange, hasBegun, hasOther }: RowChoicesProps) {
  const { t } = useTranslation();
  const nameOf = (shown: Shown) =>
    shown === 'unlisted' || shown === 'names' ? t(`analyser.${shown}`) : t(`marks.short.${shown}`);
  const kinds = SHOWN.filter(
    shown => hasBegun || shown === 'all' || shown === 'unlisted' || shown === 'names',
  );
  return (
    <div className="my-3 grid gap-3">
      <SearchField
        label={t('analyser.search')}
        value={choice.search}
        onChange={search => onChange({ ...choice, search })}
      />
      <ChipRow label={t('analyser.states')}>
        {kinds.map(shown => (
          <Chip key={shown} isPressed={choice.shown === shown} onClick={() => onChange({ ...choice, shown })}>
            {nameOf(shown)}
          </Chip>
        ))}
      </ChipRow>
      {hasOther && (
        <ChipRow label={t('analyser.compare')}>
          {PLACES.map(place => (
            <Chip
              key={place}
              isPressed={choice.place === place}
              onClick={() => onChange({ ...choice, place })}
            >
              {place === 'all' ? t('marks.short.all') : t(`analyser.${place}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <SelectField
        label={t('analyser.order')}
        value={choice.order}
        onChange={event => onChange({ ...choice, order: orderNamed(event.target.value) })}
      >
        {ORDERS.filter(order => hasBegun || order !== 'byState').map(order => (
          <option key={order} value={order}>
            {t(`analyser.${order}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const orderNamed = (name: string) => ORDERS.find(order => order === name) ?? 'byCount';
