import type { Language } from './index.ts';
import { rankOf } from './word-forms/known-words.ts';
import type { Candidate, LanguageForms } from './word-forms/language-forms.ts';

/** How the words of each language change in texts. A language is loaded when it is first asked for. */
const FORMS: Record<Language, () => Promise<LanguageForms>> = {
  en: async () => (await import('./en/forms.ts')).englishForms,
  es: async () => (await import('./es/forms.ts')).spanishForms,
  pt: async () => (await import('./pt/forms.ts')).portugueseForms,
  fr: async () => (await import('./fr/forms.ts')).frenchForms,
  it: async () => (await import('./it/forms.ts')).italianForms,
  de: async () => (await import('./de/forms.ts')).germanForms,
  id: async () => (await import('./id/forms.ts')).indonesianForms,
  uk: async () => (await import('./uk/forms.ts')).ukrainianForms,
  pl: async () => (await import('./pl/forms.ts')).polishForms,
  tr: async () => (await import('./tr/forms.ts')).turkishForms,
  hi: async () => (await import('./hi/forms.ts')).hindiForms,
  zh: async () => (await import('./zh/forms.ts')).chineseForms,
  vi: async () => (await import('./vi/forms.ts')).vietnameseForms,
  ja: async () => (await import('./ja/forms.ts')).japaneseForms,
  ko: async () => (await import('./ko/forms.ts')).koreanForms,
  ar: async () => (await import('./ar/forms.ts')).arabicForms,
  bn: async () => (await import('./bn/forms.ts')).bengaliForms,
};

const ready = new Map<Language, Promise<LanguageForms>>();

export function formsOf(language: Language): Promise<LanguageForms> {
  const forms = ready.get(language) ?? FORMS[language]().then(commonRowsFirst);
  ready.set(language, forms);
  return forms;
}

/** Ranks readings by the commonness of their rows, however they were found. */
function commonRowsFirst(forms: LanguageForms): LanguageForms {
  if (forms.isRanked) return forms;
  return {
    ...forms,
    candidates(word, known) {
      const found = forms.candidates(word, known);
      if (found.length < 2) return found;
      const ranks = found.map(ranking(forms, word, found));
      if (ranks.every((rank, place) => place === 0 || rank >= (ranks[place - 1] ?? 0))) return found;
      return found
        .map((candidate, place) => ({ candidate, rank: ranks[place] ?? 0 }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ candidate }) => candidate);
    },
  };
}

/** A reading of a kind that stands behind a row of the very form is no commoner than that row. */
function ranking(
  { fold, behindOwnForm }: LanguageForms,
  word: string,
  found: readonly Candidate[],
): (candidate: Candidate) => number {
  const byRow = ({ rows: [row] }: Candidate) => (row === undefined ? 0 : rankOf(row));
  if (behindOwnForm === undefined) return byRow;
  const own = found.find(({ base, tags }) => tags.length === 0 && fold(base) === word);
  if (own === undefined || byRow(own) !== 1) return byRow;
  return candidate =>
    candidate.tags.some(tag => behindOwnForm.has(tag)) ? Math.max(byRow(candidate), 1) : byRow(candidate);
}
