import type { Language } from '#languages/index.ts';

/** Words that keep their capital inside a sentence and are met at the beginning of one. */
const CAPITALISED: Partial<Record<Language, RegExp>> = {
  en: /^(I|I['’]\p{L}+|Mr|Mrs|Mom|Dad|Grandma|Grandpa|Grandmother|Grandfather|Grand(ma|pa)[’']s|God|January|February|March|April|June|July|August|September|October|November|December)$/u,
  de: /^(Mama|Papa|Oma|Opa|Kinder|Leute|Herr|Frau|Kaffee|Tee|Wein|Eis|Eier|Geld|Hilfe|Vorsicht|Entschuldigung|Schokolade|Maschinen|Hausaufgaben|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Druck|Fisch|Folge|Gott|Hunde|Kartoffeln|Mamas|Menschen|Omas|Opas|Respekt|Schnee|Schrei|Suppe|Teil|Vampire|Vater|Vögel|Sie|Ihre?)$/,
  id: /^(Ibu|Ayah|Guru|Mama|Papa|Kakek|Nenek)$/,
};

/** A word from the beginning of a sentence as it stands inside one; `isKnown` tells whether a capital is the word's own. */
export function withoutCapital(text: string, language: Language, isKnown: (text: string) => boolean): string {
  const [first = ''] = text;
  const small = first.toLocaleLowerCase(language === 'tr' ? 'tr' : 'en');
  if (small === first || CAPITALISED[language]?.test(text) || isKnown(text)) return text;
  return small + text.slice(first.length);
}
