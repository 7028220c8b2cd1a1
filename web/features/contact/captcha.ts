/** Specification, section 9. */
const LARGEST_OPERAND = 10;

/** Two whole numbers from 1 to 10 to be added. */
export type Captcha = { first: number; second: number };

/**
 * A new pair, not the one before.
 *
 * @param random as Math.random
 */
export function drawCaptcha(random: () => number, before: Captcha | null): Captcha {
  const operand = () => 1 + Math.floor(random() * LARGEST_OPERAND);
  const [first, second] = [operand(), operand()];
  const isSame = first === before?.first && second === before.second;
  return { first: isSame ? (first % LARGEST_OPERAND) + 1 : first, second };
}
