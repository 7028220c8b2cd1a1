import type { CourseLetter } from '../catalogue/catalogue.ts';

/** As charts and questions show a letter: both cases at once, or the first way to write it. */
export function shownSign({ sign, forms }: Pick<CourseLetter, 'sign' | 'forms'>): string {
  const [first = sign, second] = forms;
  const isSmallOf = forms.length === 2 && first !== second && second === first.toLowerCase();
  return isSmallOf ? first + second : first;
}
