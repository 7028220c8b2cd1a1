import { foldWord } from '../word-forms/fold.ts';

/** Letters and signs that are written in one way only, which folding leaves as they are; asking costs a tenth of folding. */
const IS_FOLDED =
  /^(?:[\u0902\u0903\u0905-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939\u093e-\u094c]|(?<![नमणङञ])\u094d)+$/;

/** The nukta and the two ways to write a nasal are left out or put at will: ज़ and ज, ँ and ं, हिन्दी and हिंदी. */
export const foldHindi = (form: string) =>
  IS_FOLDED.test(form)
    ? form
    : foldWord(form)
        .normalize('NFD')
        .replaceAll('\u093c', '')
        .replaceAll('\u0901', '\u0902')
        .replace(/[नमणङञ]\u094d(?=[कखगघचछजझटठडढतथदधपफबभ])/g, '\u0902')
        .replace(/न\u094d(?=[सश])/g, '\u0902')
        .normalize('NFC');
