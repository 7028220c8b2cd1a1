// A stress mark may stand between the letters of a pattern that crosses a vowel.
const STRESS = '\u0301?';

/** Clusters that are said otherwise than written (by the orthoepic standard); the order matters. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/щ/g, 'шч'],
  [/ться(?![\p{L}\p{M}])/gu, 'цьця'],
  [/шся(?![\p{L}\p{M}])/gu, 'сься'],
  [/нтськ/g, 'нськ'],
  [/стськ/g, 'ськ'],
  [/тськ/g, 'цьк'],
  [/нтств/g, 'нств'],
  [/тств/g, 'цтв'],
  [/стн(?=адц)/g, 'сн'],
  [/стс/g, 'сс'],
  [/стц/g, 'сц'],
  [/стд/g, 'зд'],
  [/тч/g, 'чч'],
  [/тц/g, 'цц'],
  [/сш|(?<![\p{L}\p{M}])зш/gu, 'шш'],
  [/зж/g, 'жж'],
  [/(?<![\p{L}\p{M}])зч/gu, 'шч'],
  // з- is said as с- before a voiceless consonant where it begins a word; elsewhere it stays voiced.
  [/(?<![\p{L}\p{M}])з(?=[пткхфсц])/gu, 'с'],
  // The few words whose г is voiceless: легко, вогкий, нігті, кігті, дігтяр, дьогтю.
  [new RegExp(`((?:ле|во|ні|кі|ді|дьо)${STRESS})г(?=[кт])`, 'gu'), '$1х'],
];

const PREFIXES_BEFORE_ZH_AND_Z = new RegExp(
  `(?<![\\p{L}\\p{M}])((?:ві|на|пі|пере|пона)${STRESS}д)(?=[жз])(?!жак)`,
  'gu',
);

/** Ends a prefix whose д does not melt with the next letter into дж or дз. */
export const PREFIX_BORDER = '|';

/** Ukrainian in lower case, respelled as it is said; stress marks stay, apostrophes become U+2019. */
export function respellUkrainian(text: string): string {
  const lower = text.toLowerCase().replace(/['ʼ`‘]/g, '’');
  const bordered = lower.replace(PREFIXES_BEFORE_ZH_AND_Z, `$1${PREFIX_BORDER}`);
  return SAID_OTHERWISE.reduce((said, [written, spoken]) => said.replace(written, spoken), bordered);
}
