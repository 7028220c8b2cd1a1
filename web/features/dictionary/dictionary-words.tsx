import { memo, useDeferredValue, useMemo, useState } from 'react';
import { MOST_QUESTIONS } from '#contract/test-types.ts';
import type { DictionaryWord } from '#contract/words.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import {
  countFilters,
  FILTERS,
  type Filter,
  filterIn,
  isListed,
  withFilter,
} from '#web/vocabulary/dictionary/filters.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { fromDictionary } from '#web/vocabulary/words/listed-word.ts';
import { DictionaryList } from './dictionary-list.tsx';
import { DictionarySummary } from './dictionary-summary.tsx';
import { matching } from './matching.ts';

/** Drawing thousands of words takes longer than a key: while somebody types, only the field is drawn. */
const Words = memo(DictionaryList);

/** The person's words: their summary, and those that filter and search leave. */
export function DictionaryWords({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation();
  const knowledge = useKnowledge();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState('');
  const filter = filterIn(parameters);
  const listed = useMemo(() => words.map(fromDictionary), [words]);
  const counts = useMemo(() => knowledge && countFilters(listed, knowledge), [listed, knowledge]);
  const chosen = useMemo(
    () => (knowledge ? listed.filter(({ id }) => isListed(filter, id, knowledge)) : listed),
    [listed, filter, knowledge],
  );
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => matching(chosen, wanted), [chosen, wanted]);
  return (
    <>
      <DictionarySummary total={words.length} counts={counts} />
      <div className="grid items-center gap-x-5 gap-y-3 lg:grid-cols-[minmax(14rem,1fr)_auto] *:min-w-0">
        <div className="*:mb-0">
          <SearchField label={t('dictionary.search')} value={search} onChange={setSearch} />
        </div>
        <FilterChips
          chosen={filter}
          counts={counts}
          onChoose={next => setParameters(withFilter(parameters, next), { replace: true })}
        />
      </div>
      <Words words={shown} knowledge={knowledge} />
      {shown.length === 0 && (
        <p role="status" className="py-8 text-center text-quiet">
          {t(chosen.length === 0 ? 'dictionary.noneLikeThis' : 'dictionary.noMatch')}
        </p>
      )}
    </>
  );
}

type FilterChipsProps = {
  chosen: Filter;
  /** Absent while the states of the words load. */
  counts: Record<Filter, number> | undefined;
  onChoose: (filter: Filter) => void;
};

/** Which words are listed, each chip with their number, but for a pile. On a phone they run sideways. */
function FilterChips({ chosen, counts, onChoose }: FilterChipsProps) {
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

/** More due words than one packet holds are not counted: a pile discourages. */
function isPile(filter: Filter, counts: Record<Filter, number>): boolean {
  return filter === 'due' && counts.due > MOST_QUESTIONS;
}
