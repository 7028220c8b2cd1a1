import { useCallback, useMemo } from 'react';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import { idOfForm, rowOfWord } from '#contract/variant-ids.ts';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { hasBegunWords, standingInTexts, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useReadingChoices } from '#web/vocabulary/translation/reading-choices.ts';
import type { LanguageData } from '#web/vocabulary/words/known-in.ts';
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
  const learned = useLanguageData(language);
  const lacking = learned?.lacking;
  const places = useMemo(
    () => new Map(meanings?.keys.map((key, place) => [key, place] as const)),
    [meanings],
  );
  const rows = useMemo(() => {
    if (analysis === null) return [];
    const posOf = (row: string) => analysis.kinds.get(row);
    const wordOf = wordsIn(learned);
    return mergeForms(analysis.counts, { isMerged, choices, states, posOf, wordOf });
  }, [analysis, isMerged, choices, states, learned]);
  const stateOf = useCallback(
    ({ key, isKnownWord, isSmall }: WordRow): RowState => {
      if (!isKnownWord) return undefined;
      return isSmall || key === undefined ? 'small' : (standingInTexts(states, key)?.state ?? 'new');
    },
    [states],
  );
  const translationOf = ({ key }: WordRow): string => {
    const place = key === undefined ? undefined : places.get(rowOfWord(key));
    const all = place === undefined ? '' : (meanings?.forms[place] ?? '');
    return all.split(SENSE_SEPARATOR).slice(0, MOST_TRANSLATIONS).join(SENSE_SEPARATOR);
  };
  /** False for what is no row of ours, and for a word that one of the two languages lacks. */
  const canBeKept = ({ key }: WordRow): boolean => {
    if (key === undefined) return false;
    const row = rowOfWord(key);
    return !lacking?.includes(row) && !meanings?.lacking.includes(row);
  };
  const hasBegun = states !== undefined && hasBegunWords(states);
  return { rows, states, hasBegun, stateOf, translationOf, canBeKept };
}

/** Makes the function that tells which word a base form is of a row: the row itself, or a further form of it. */
function wordsIn(learned: LanguageData | undefined): (base: string, row: string) => string {
  const places = new Map(learned?.keys.map((key, place) => [key, place] as const));
  return (base, row) => {
    const place = places.get(row);
    if (learned === undefined || place === undefined || learned.lacking.includes(row)) return row;
    const forms = (learned.forms[place] ?? '').split(SENSE_SEPARATOR);
    return idOfForm(learned.language, forms, base, row);
  };
}
