import { foldWord } from '../word-forms/fold.ts';

/** The nukta and the two ways to write a nasal are left out or put at will: ज़ and ज, ँ and ं, हिन्दी and हिंदी. */
export const foldHindi = (form: string) =>
  foldWord(form)
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[नमणङञ]\u094d(?=[कखगघचछजझटठडढतथदधपफबभ])/g, '\u0902')
    .replace(/न\u094d(?=[सश])/g, '\u0902')
    .normalize('NFC');
