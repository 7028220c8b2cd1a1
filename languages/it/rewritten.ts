const VOWELS = 'aeɛioɔu';
/** A stressed vowel stands in the syllable that the mark opens. */
const UNSTRESSED = `(?<!ˈ[^${VOWELS}ˈ]*)`;
const AFTER_VOWEL = `(?<=[${VOWELS}]ˈ?)`;
const ONSET = 'tts|ddz|ttʃ|ddʒ|ts|dz|tʃ|dʒ|[bdfɡklmnprstvʃɲʎz]ː?';

/** What the engine reads by letters and standard Italian says otherwise; applied in order. */
export const ITALIAN_REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/([bdfɡklmnprstvɲʎʃ])(ˈ?)\1(?![ʃʒsz])/g, '$2$1ː'],
  [/ŋ(?=ˈ?dz)/g, 'n'],
  [/n(?=ˈ?k)/g, 'ŋ'],
  // i and u glide into a vowel; before a stressed one not after two consonants: inˈdustrja, but triˈaŋɡolo.
  [new RegExp(`${UNSTRESSED}(?<![pbtdkɡfv]ˈ?[lr])i(?=ˈ[aeɛoɔu])`, 'g'), 'j'],
  [new RegExp(`${UNSTRESSED}i(?=[aeɛoɔu])`, 'g'), 'j'],
  [/u(?=ˈɔ)/g, 'w'],
  [new RegExp(`(${ONSET}|)([jw])ˈ(?=[${VOWELS}])`, 'g'), 'ˈ$1$2'],
  [new RegExp(`(${ONSET})ˈ([jw])`, 'g'), 'ˈ$1$2'],
  [/^sˈ/g, 'ˈs'],
  // Between vowels these are always long.
  [new RegExp(`${AFTER_VOWEL}ts(?=[jw]?[${VOWELS}])`, 'g'), 'tts'],
  [new RegExp(`${AFTER_VOWEL}dz(?=[jw]?[${VOWELS}])`, 'g'), 'ddz'],
  [new RegExp(`${AFTER_VOWEL}([ɲʎʃ])(?=[${VOWELS}])`, 'g'), '$1ː'],
];
