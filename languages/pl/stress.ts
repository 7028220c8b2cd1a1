/** Greek and Latin words in -yka and -ika, which are stressed on the third syllable from the end: muzyka, Ameryka. */
const LEARNED = new RegExp(
  `^(?:${[
    'afryk ameryk antarktyk arktyk antyk arytmetyk botanik ceramik chemik dynamik elektronik energetyk epik estetyk etyk',
    'fizyk fonetyk genetyk gimnastyk grafik gramatyk informatyk klinik kosmetyk krytyk liryk logik logistyk matematyk',
    'mechanik metodyk mistyk mozaik muzyk optyk plastyk poetyk polityk praktyk problematyk publicystyk republik retoryk',
    'specyfik statystyk taktyk technik tematyk turystyk',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?:a|i|ę|ą|o)$`,
  'i',
);

const THIRD =
  /(?:[lł]i?y?(?:śmy|ście)|ł[aoy]?by[mś]?|liby|(?:czte|cztery)sta|(?:siedem|osiem)set|^ryzyko|^minimum|^maksimum)$/i;

/** Which syllable from the end of a written word carries the stress: the second, but for learned words and joined endings. */
export const stressedFromEnd = (word: string): number => (LEARNED.test(word) || THIRD.test(word) ? 3 : 2);
