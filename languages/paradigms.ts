import type { Language } from './index.ts';
import type { ParadigmOf } from './word-forms/paradigm.ts';

/** The languages whose words change, each loaded when it is first asked for. Chinese, Vietnamese and Indonesian have no paradigms. */
const PARADIGMS: Partial<Record<Language, () => Promise<ParadigmOf>>> = {
  ja: async () => (await import('./ja/paradigm.ts')).japaneseParadigm,
  ko: async () => (await import('./ko/paradigm.ts')).koreanParadigm,
  tr: async () => (await import('./tr/paradigm.ts')).turkishParadigm,
  en: async () => (await import('./en/paradigm.ts')).englishParadigm,
  de: async () => (await import('./de/paradigm.ts')).germanParadigm,
  ar: async () => (await import('./ar/paradigm.ts')).arabicParadigm,
  bn: async () => (await import('./bn/paradigm.ts')).bengaliParadigm,
  hi: async () => (await import('./hi/paradigm.ts')).hindiParadigm,
  es: async () => (await import('./es/paradigm.ts')).spanishParadigm,
  fr: async () => (await import('./fr/paradigm.ts')).frenchParadigm,
  it: async () => (await import('./it/paradigm.ts')).italianParadigm,
  pt: async () => (await import('./pt/paradigm.ts')).portugueseParadigm,
  pl: async () => (await import('./pl/paradigm.ts')).polishParadigm,
  uk: async () => (await import('./uk/paradigm.ts')).ukrainianParadigm,
};

const loaded = new Map<Language, ParadigmOf>();

/** How the taught words of a language bend; undefined for a language whose words do not change. */
export async function paradigmsOf(language: Language): Promise<ParadigmOf | undefined> {
  const known = loaded.get(language) ?? (await PARADIGMS[language]?.());
  if (known !== undefined) loaded.set(language, known);
  return known;
}

export const INFLECTED_LANGUAGES = Object.keys(PARADIGMS) as Language[];
