const KNOWN: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i,
    ([, kind = '', version]) => `CC ${kind.toUpperCase()} ${version}`,
  ],
  [/creativecommons\.org\/publicdomain\/zero/i, () => 'CC0 1.0'],
  [
    /\bCC[ -](BY(?:-(?:NC|ND|SA))*)[ -](\d\.\d)/i,
    ([, kind = '', version]) => `CC ${kind.toUpperCase()} ${version}`,
  ],
  [
    /Creative Commons Attribution.{0,3}Share\s?Alike[^.]{0,40}?V?(\d\.\d)/i,
    ([, version]) => `CC BY-SA ${version}`,
  ],
  [/GNU Affero General Public License[^.]{0,40}?version (\d)/i, ([, version]) => `AGPL ${version}`],
  [/GNU\s+General\s+Public\s+License[^.]{0,40}?ver(?:sion|\.)\s+(\d)/i, ([, version]) => `GPL ${version}`],
  [/GNU\s+Free\s+Documentation\s+License/i, () => 'GFDL'],
  [/public domain/i, () => 'public domain'],
];

/** The short name of the licence that a text about a dictionary names; empty where it names none that we know. */
export function licenceNamedIn(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  for (const [pattern, name] of KNOWN) {
    const match = pattern.exec(flat);
    if (match !== null) return name(match);
  }
  return '';
}

/** The first address that a text names as where something is published, or the first of all. */
export function addressNamedIn(text: string): string {
  const [, published] = /Published at:\s*(https?:\/\/[^\s\]]+)/i.exec(text) ?? [];
  return published ?? /https?:\/\/[^\s\])>"]+/.exec(text)?.[0] ?? '';
}
