import { MOST_QUESTIONS } from '#contract/test-types.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { FILTERS, type Filter } from '#web/vocabulary/dictionary/filters.ts';

type FilterChipsProps = {
  chosen: Filter;
  /** Absent until it is known how the person stands with the words. */
  counts: Record<Filter, number> | undefined;
  onChoose: (filter: Filter) => void;
};

/** Which words are listed, each chip with how many it would list, but for a pile. On a phone they run sideways. */
export function FilterChips({ chosen, counts, onChoose }: FilterChipsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <ChipRow label={t('dictionary.filter')} className="lg:mx-0 lg:px-1">
      {FILTERS.map(filter => (
        <Chip key={filter} isPressed={filter === chosen} onClick={() => onChoose(filter)}>
          {t(`marks.short.${filter}`)} {counts && !isPile(filter, counts) && number(counts[filter])}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** More due words than come in one packet are not told. */
function isPile(filter: Filter, counts: Record<Filter, number>): boolean {
  return filter === 'due' && counts.due > MOST_QUESTIONS;
}
