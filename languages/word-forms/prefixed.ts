import type { Guess } from './language-forms.ts';
import type { IrregularForms } from './tables.ts';

/**
 * Makes the function that reads irregular forms of verbs with a prefix by those without: *прийшов* by *йшов*.
 *
 * @param prefixes with bars between them
 */
export function prefixedForms(forms: IrregularForms, prefixes: string): (word: string) => Guess[] {
  const all = prefixes.split('|');
  return word =>
    all
      .filter(prefix => word.startsWith(prefix))
      .flatMap(prefix =>
        (forms.get(word.slice(prefix.length)) ?? [])
          .filter(({ kinds }) => kinds.includes('verb'))
          .map(({ base, kinds, tags }) => ({ base: prefix + base, kinds, tags })),
      );
}
