/** The signs a model was trained with, each one character, and their numbers. */
export type Signs = ReadonlyMap<string, number>;

/**
 * The library ends a sentence at these, and begins an empty one after it, which a model says as a noise. Under the other name
 * they are signs like others.
 */
const OTHER_NAMES: Record<string, string> = { '.': '．', ':': '：', '?': '？', '!': '！' };

/** Signs of longer names, which models of one kind have beside the others and find by themselves. */
const NAMED_SIGN = /^<[A-Z]+>$/;

/**
 * Reads `tokens.txt`: a sign and its number a line, or a number alone, which is the space's.
 *
 * @throws Error when a line is of another form
 */
export function readSigns(text: string): Signs {
  const signs = new Map<string, number>();
  for (const line of text.split('\n')) {
    const row = line.replace(/\r$/, '');
    if (row.trim() === '') continue;
    const [, sign = '', number] = /^(.*?)\s*(\d+)\s*$/u.exec(row) ?? [];
    if (number === undefined)
      throw new Error(`has a line that is no sign with its number: ${row.slice(0, 40)}`);
    signs.set(sign === '' ? ' ' : sign, Number(number));
  }
  if (signs.size === 0) throw new Error('holds no signs');
  return signs;
}

/** Reads the signs of the JSON file that Piper's models have beside them. */
export function signsOfPiper(map: Record<string, readonly number[]>): Signs {
  const numbers = Object.entries(map).flatMap(([sign, [number]]) =>
    number === undefined || sign === '\n' ? [] : [[sign, number] as const],
  );
  return new Map(numbers);
}

/** The table as the library reads it, with the other names of the marks that end sentences. */
export function writeSigns(signs: Signs): string {
  const single = [...signs].filter(([sign]) => [...sign].length === 1 || NAMED_SIGN.test(sign));
  const renamed = Object.entries(OTHER_NAMES).flatMap(([mark, other]) => {
    const number = signs.get(mark);
    return number === undefined || signs.has(other) ? [] : [[other, number] as const];
  });
  return [...single, ...renamed].map(([sign, number]) => `${sign} ${number}\n`).join('');
}

/** A text written with the signs of a model, and what it has no signs for. */
export type Fitted = { text: string; lost: string[] };

/**
 * Writes phonemes or letters with the signs of a model. A character is taken as it is, in lower case, or as letter and marks;
 * what is then missing is left out: the stress mark of a text, where a model knows none.
 */
export function fitToSigns(text: string, signs: ReadonlySet<string>): Fitted {
  const lost: string[] = [];
  const fitted = [...text].map(character => {
    const found = [character, character.toLowerCase()].find(one => signs.has(one));
    if (found !== undefined) return OTHER_NAMES[found] ?? found;
    const parts = [...character.normalize('NFD')];
    const known = parts.filter(part => signs.has(part) || signs.has(part.toLowerCase()));
    if (known.length < parts.length && /[\p{L}\p{M}\p{Sk}]/u.test(character)) lost.push(character);
    return known.map(part => (signs.has(part) ? part : part.toLowerCase())).join('');
  });
  return { text: fitted.join('').replace(/\s+/g, ' ').trim(), lost };
}
