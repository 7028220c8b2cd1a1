export type HeadFaceSubset = {
  name: string;
  /** The file of the package @fontsource/literata that holds the characters. */
  source: 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic';
  /** As the `unicode-range` of head-face.css says it. */
  characters: string;
};

/** The head face in four parts, so that nobody loads letters of languages they neither read nor learn, nor signs that no heading has. */
export const HEAD_FACE_SUBSETS: readonly HeadFaceSubset[] = [
  {
    name: 'latin',
    source: 'latin',
    characters:
      'U+20-23, U+25-5A, U+61-7A, U+A0-A1, U+AB, U+B7, U+BB, U+BF-CF, U+D1-D6, U+D9-DD, U+DF-EF, U+F1-F6, U+F9-FD, U+FF, U+131, U+152-153, U+2013-2014, U+2018-201E, U+2026',
  },
  {
    name: 'polish-turkish',
    source: 'latin-ext',
    characters: 'U+104-107, U+118-119, U+11E-11F, U+130, U+141-144, U+15A-15B, U+15E-15F, U+179-17C',
  },
  {
    name: 'vietnamese',
    source: 'vietnamese',
    characters:
      'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300, U+303, U+309, U+323, U+1EA0-1EF9',
  },
  {
    name: 'cyrillic',
    source: 'cyrillic',
    characters:
      'U+301, U+404, U+406-407, U+410-429, U+42C, U+42E-449, U+44C, U+44E-44F, U+454, U+456-457, U+490-491',
  },
];
