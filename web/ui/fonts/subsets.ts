export type HeadFaceSubset = {
  name: string;
  /** What the stylesheet calls it. */
  family: 'Literata' | 'Literata of the wall';
  /** The file of the package @fontsource/literata that holds the characters. */
  source: 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic';
  /** As the `unicode-range` of head-face.css says it. */
  characters: string;
};

/**
 * The head face in parts, so that nobody loads letters of languages they neither read nor learn, nor signs that no heading has. English
 * needs the first one alone: figures, accents and rarer signs are in the second.
 */
export const HEAD_FACE_SUBSETS: readonly HeadFaceSubset[] = [
  {
    name: 'latin',
    family: 'Literata',
    source: 'latin',
    characters: 'U+20-21, U+27, U+2C-2E, U+3A, U+3F, U+41-5A, U+61-7A, U+A0, U+2019, U+2026',
  },
  {
    name: 'western',
    family: 'Literata',
    source: 'latin',
    characters:
      'U+22, U+25-26, U+28-29, U+2B, U+2F-39, U+3B, U+A1, U+AB, U+B7, U+BB, U+BF-C4, U+C6-CF, U+D1-D6, U+D9-DD, U+DF-E4, U+E6-EF, U+F1-F6, U+F9-FD, U+131, U+152-153, U+2013-2014, U+2018, U+201C-201E',
  },
  {
    name: 'polish-turkish',
    family: 'Literata',
    source: 'latin-ext',
    characters: 'U+104-107, U+118-119, U+11E-11F, U+130, U+141-144, U+15A-15B, U+15E-15F, U+179-17C',
  },
  {
    name: 'vietnamese',
    family: 'Literata',
    source: 'vietnamese',
    characters:
      'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300, U+303, U+309, U+323, U+1EA0-1EF9',
  },
  {
    name: 'cyrillic',
    family: 'Literata',
    source: 'cyrillic',
    characters:
      'U+301, U+404, U+406-407, U+410-429, U+42E-449, U+44C, U+44E-44F, U+454, U+456-457, U+490-491',
  },
  // The wall of home shows one word in all languages: its letters alone, instead of 15 kB that its visitor may never need.
  {
    name: 'wall-latin',
    family: 'Literata of the wall',
    source: 'latin',
    characters: 'U+E1, U+E3, U+EC',
  },
  {
    name: 'wall-cyrillic',
    family: 'Literata of the wall',
    source: 'cyrillic',
    characters: 'U+431, U+43B, U+445, U+456',
  },
];
