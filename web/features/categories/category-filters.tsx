import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Filter } from '#web/vocabulary/dictionary/filters.ts';

const OFFERED = ['all', 'due', 'new'] as const satisfies readonly Filter[];

type CategoryFiltersProps = {
  chosen: Filter;
  /** Absent while the states of the words load. */
  counts: Record<Filter, number> | undefined;
  onChoose: (filter: Filter) => void;
};

/** All words, the due or the new ones, each chip with their number. */
export function CategoryFilters({ chosen, counts, onChoose }: CategoryFiltersProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{t('dictionary.filter')}</legend>
      {OFFERED.map(filter => (
        <Chip key={filter} isPressed={filter === chosen} onClick={() => onChoose(filter)}>
          {t(`marks.short.${filter}`)} <span className="min-w-5">{counts && number(counts[filter])}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
