import { foldWord } from '../word-forms/fold.ts';

/** Vowel marks and the lengthening stroke, which are written or left out at will. */
const MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/** By UTF-16 unit, whether it is folded: most forms have none of them, nor have the forms that endings are tried on. */
const UNFOLDED = Uint8Array.from({ length: 0x700 }, (_, unit) =>
  Number(/[\u064b-\u065f\u0670\u0640أإآٱى]/.test(String.fromCharCode(unit))),
);

/** Writers leave out the hamza on alif and the dots of the final ya. */
export function foldArabic(form: string): string {
  const folded = foldWord(form);
  return isPlain(folded)
    ? folded
    : folded
        .replace(MARKS, '')
        .replace(/[أإآٱ]/g, 'ا')
        .replaceAll('ى', 'ي');
}

function isPlain(form: string): boolean {
  for (let at = 0; at < form.length; at += 1) if (UNFOLDED[form.charCodeAt(at)] === 1) return false;
  return true;
}
