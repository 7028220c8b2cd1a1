import { useCallback, useMemo } from 'react';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { StateName } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useReadingChoices } from '#web/vocabulary/translation/reading-choices.ts';
import { useLanguageData } from '#web/vocabulary/words/language-data.ts';
import type { FormCount } from './count-forms.ts';
import { mergeForms, type WordRow } from './merge-forms.ts';

/** Words that a text is about; the others hold it together and are known before any of these. */
const TELLING = new Set(['noun', 'verb', 'adjective', 'adverb']);
/** More would not fit a column. */
const MOST_TRANSLATIONS = 2;

export type Standing = StateName | 'small' | undefined;

/** The rows of the table of a text, how the person stands with each, and what they mean in the interface language. */
export function useWordRows(counts: readonly FormCount[], language: Language, isMerged: boolean) {
  const { lang } = useLanguages();
  const states = useWordStates(language);
  const { choices } = useReadingChoices(language);
  const meanings = useLanguageData(lang);
  const places = useMemo(
    () => new Map(meanings?.keys.map((key, place) => [key, place] as const)),
    [meanings],
  );
  const rows = useMemo(
    () => mergeForms(counts, { isMerged, choices, stateOf: key => standingOf(states, key)?.state }),
    [counts, isMerged, choices, states],
  );
  const standingBy = useCallback(
    ({ key, isKnownWord }: WordRow): Standing => {
      if (!isKnownWord) return undefined;
      if (key === undefined) return 'small';
      const state = standingOf(states, key)?.state;
      if (state !== undefined) return state;
      return TELLING.has(meanings?.pos[places.get(key) ?? -1] ?? 'noun') ? 'new' : 'small';
    },
    [states, meanings, places],
  );
  const translationOf = ({ key }: WordRow): string => {
    const place = key === undefined ? undefined : places.get(key);
    const all = place === undefined ? '' : (meanings?.forms[place] ?? '');
    return all.split(SENSE_SEPARATOR).slice(0, MOST_TRANSLATIONS).join(SENSE_SEPARATOR);
  };
  const hasBegun = states !== undefined && Object.keys(states).length > 0;
  return { rows, states, hasBegun, standingBy, translationOf };
}
