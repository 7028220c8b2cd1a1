/** Marks that change no letter: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A form as it is looked up in most languages: case, the kind of apostrophe and unseen marks do not matter. */
export function foldWord(form: string, locale = 'en'): string {
  return form
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .trim()
    .toLocaleLowerCase(locale)
    .normalize('NFC');
}
