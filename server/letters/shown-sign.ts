import type { CourseLetter } from '../catalogue/catalogue.ts';

/** As charts and questions show a letter: both cases at once, several letters (ch) small, else the first way to write it. */
export function shownSign({ sign, forms }: Pick<CourseLetter, 'sign' | 'forms'>): string {
  const [first = sign, second] = forms;
  if (forms.length !== 2 || first === second || second !== first.toLowerCase()) return first;
  return [...second].length === 1 ? first + second : second;
}
