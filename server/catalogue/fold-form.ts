import type { Language } from '#contract/languages.ts';

/** Vowel marks and the lengthening stroke, which Arabic writes or leaves out at will. */
const ARABIC_EXTRAS = /[\u064b-\u0652\u0670\u0640]/g;

/** A form as it is looked up: case, the kind of apostrophe and the writer's vowel marks do not matter. */
export function foldForm(language: Language, form: string): string {
  const plain = form.normalize('NFC').replace(/[’ʼ]/g, "'").trim();
  return plain.toLocaleLowerCase(language === 'tr' ? 'tr' : 'en').replace(ARABIC_EXTRAS, '');
}
