/**
 * Makes words of the first half of one form and the second half of another, both of which occur in no other form: what is found
 * in one word alone seldom makes another (the signs of butterfly and of glass). `separator` goes between the halves.
 */
export function joinedHalves(
  forms: readonly string[],
  separator: '' | ' ',
  random: () => number,
): () => string | undefined {
  const halved = [...new Set(forms)].map(form => (separator === '' ? [...form] : form.split(separator)));
  const uses = new Map<string, number>();
  for (const half of halved.flat()) uses.set(half, (uses.get(half) ?? 0) + 1);
  const isRare = (half: string) =>
    uses.get(half) === 1 && /^[\p{L}\p{M}]+$/u.test(half) && !/[\p{Lu}ぁ-ヿー]/u.test(half);
  const pairs = halved.filter(halves => halves.length === 2 && halves.every(isRare));
  const pick = () => pairs[Math.floor(random() * pairs.length)];
  return () => {
    const [one, other] = [pick(), pick()];
    return one === other || !one || !other ? undefined : `${one[0]}${separator}${other[1]}`;
  };
}
