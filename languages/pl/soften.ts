/** Consonants before the ending -e of a locative: brat, bracie; las, lesie; ręka, ręce. */
const BEFORE_E: readonly (readonly [string, string])[] = [
  ['st', 'ście'],
  ['zd', 'ździe'],
  ['sł', 'śle'],
  ['sm', 'śmie'],
  ['sn', 'śnie'],
  ['zn', 'źnie'],
  ['ch', 'sze'],
  ['k', 'ce'],
  ['g', 'dze'],
  ['t', 'cie'],
  ['d', 'dzie'],
  ['r', 'rze'],
  ['ł', 'le'],
];

/** Before the ending -i of several men: student, studenci; Polak, Polacy. */
const BEFORE_I: readonly (readonly [string, string])[] = [
  ['st', 'ści'],
  ['czn', 'czni'],
  ['szn', 'szni'],
  ['zn', 'źni'],
  ['sn', 'śni'],
  ['sł', 'śli'],
  ['szcz', 'szczy'],
  ['cz', 'czy'],
  ['rz', 'rzy'],
  ['dz', 'dzy'],
  ['c', 'cy'],
  ['ch', 'si'],
  ['sz', 'si'],
  ['ż', 'zi'],
  ['k', 'cy'],
  ['g', 'dzy'],
  ['t', 'ci'],
  ['d', 'dzi'],
  ['r', 'rzy'],
  ['ł', 'li'],
];

const changed = (stem: string, changes: readonly (readonly [string, string])[], other: string) => {
  const change = changes.find(([end]) => stem.endsWith(end));
  return change === undefined ? stem + other : stem.slice(0, -change[0].length) + change[1];
};

/** The stem of a noun with -e after it. */
export const beforeE = (stem: string) => changed(stem, BEFORE_E, 'ie');

/** The stem of a noun or adjective with -i or -y after it, as of several men. */
export const beforeI = (stem: string) => changed(stem, BEFORE_I, 'i');

/** What no -e softens: c, cz, sz, rz, ż, dz, l, j, and what is soft itself. */
export const isSoft = (stem: string) => /(?:c|cz|sz|rz|ż|dz|l|j|i)$/.test(stem);
export const isVelar = (stem: string) => /(?:[kg]|[^crsd]h|ch)$/.test(stem);
