import { useCallback, useMemo } from 'react';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { hasBegunWords, standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useReadingChoices } from '#web/vocabulary/translation/reading-choices.ts';
import { useLanguageData } from '#web/vocabulary/words/language-data.ts';
import { mergeForms, type WordRow } from '../counting/merge-forms.ts';
import type { FormAnalysis } from '../counting/use-analysis.ts';
import type { RowState } from './running-words.ts';

/** More would not fit a column. */
const MOST_TRANSLATIONS = 2;

/** The rows of the table of a text, their states, what they mean in the interface language, and which of them can be kept. */
export function useWordRows(analysis: FormAnalysis | null, language: Language, isMerged: boolean) {
  const { lang } = useLanguages();
  const states = useWordStates(language);
  const { choices } = useReadingChoices(language);
  const meanings = useLanguageData(lang);
  const lacking = useLanguageData(language)?.lacking;
  const places = useMemo(
    () => new Map(meanings?.keys.map((key, place) => [key, place] as const)),
    [meanings],
  );
  const rows = useMemo(() => {
    if (analysis === null) return [];
    const posOf = (row: string) => analysis.kinds.get(row);
    return mergeForms(analysis.counts, { isMerged, choices, states, posOf });
  }, [analysis, isMerged, choices, states]);
  const stateOf = useCallback(
    ({ key, isKnownWord, isSmall }: WordRow): RowState => {
      if (!isKnownWord) return undefined;
      return isSmall || key === undefined ? 'small' : (standingOf(states, key)?.state ?? 'new');
    },
    [states],
  );
  const translationOf = ({ key }: WordRow): string => {
    const place = key === undefined ? undefined : places.get(key);
    const all = place === undefined ? '' : (meanings?.forms[place] ?? '');
    return all.split(SENSE_SEPARATOR).slice(0, MOST_TRANSLATIONS).join(SENSE_SEPARATOR);
  };
  /** False for what is no row of ours, and for a word that one of the two languages lacks. */
  const canBeKept = ({ key }: WordRow): boolean =>
    key !== undefined && !lacking?.includes(key) && !meanings?.lacking.includes(key);
  const hasBegun = states !== undefined && hasBegunWords(states);
  return { rows, states, hasBegun, stateOf, translationOf, canBeKept };
}
