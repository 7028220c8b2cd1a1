/** The signs of a pattern of Anki: `*` is any text, `_` any one sign, and `\` takes the sense from the sign behind it. */
type Sign = { is: 'any' | 'one' | 'sign'; sign: string };

/**
 * Makes a matcher of whole folded texts. Its time is bounded by the product of both lengths, whatever the pattern, which an
 * expression with many stars would not be.
 *
 * @param spend is told of each text how many signs were looked at
 */
export function glob(
  pattern: string,
  fold: (text: string) => string,
  spend: (signs: number) => void = () => {},
): (text: string) => boolean {
  const signs = signsOf(pattern);
  if (signs.every(({ is }) => is === 'sign')) {
    const whole = fold(signs.map(({ sign }) => sign).join(''));
    return text => text === whole;
  }
  const folded = signs.map(({ is, sign }) => ({ is, sign: fold(sign) || sign }));
  return text => matches(folded, [...text], spend);
}

function signsOf(pattern: string): Sign[] {
  const signs: Sign[] = [];
  let isEscaped = false;
  for (const sign of pattern) {
    if (isEscaped || !/[\\*_]/.test(sign)) signs.push({ is: 'sign', sign });
    else if (sign !== '\\') signs.push({ is: sign === '*' ? 'any' : 'one', sign });
    isEscaped = !isEscaped && sign === '\\';
  }
  return signs;
}

/** Goes back to the last star alone: what an earlier one took need never be longer. */
function matches(pattern: readonly Sign[], text: readonly string[], spend: (signs: number) => void): boolean {
  let [at, place] = [0, 0];
  let [star, begun] = [-1, 0];
  let looked = 0;
  while (place < text.length) {
    looked += 1;
    const next = pattern[at];
    if (next?.is === 'any') {
      star = at;
      begun = place;
      at += 1;
    } else if (next?.is === 'one' || (next?.is === 'sign' && next.sign === text[place])) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      at = star + 1;
      begun += 1;
      place = begun;
    } else break;
  }
  spend(looked);
  if (place < text.length) return false;
  return pattern.slice(at).every(({ is }) => is === 'any');
}
