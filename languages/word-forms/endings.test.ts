import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ending, remembering, rewriter } from './endings.ts';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/ш$/, 'с'],
  [/ждж$/, 'зд'],
  [/о(?=[^аеиіо]+$)/, 'і'],
  [/([^аеиіо])ь?([^аеиіо])$/, '$1о$2'],
  [/[оеє](?=[^аеиіо]$)/, ''],
  [/(.)\1$/, '$1'],
  [/^у(?=[^аеиіо])/, 'в'],
  [/ни?$/, 'нь'],
  [/а$|ш$/, 'х'],
  [/$/, 'и'],
];

test('a stem becomes what each rule that fits it makes of it, in the order of the rules', () => {
  const rewrite = rewriter(RULES);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'аиоенсшждькну'), maxLength: 6 }), stem => {
      const expected = RULES.filter(([pattern]) => pattern.test(stem)).map(([pattern, replacement]) =>
        stem.replace(pattern, replacement),
      );
      expect(rewrite(stem)).toEqual(expected);
    }),
  );
});

test('changes are remembered for alike endings of a stem only', () => {
  const ending = (kind: string): Ending => ({ ending: 'а', base: '', kinds: [kind], tags: [] });
  let asked = 0;
  const changes = remembering(
    (stem, { kinds }) => {
      asked++;
      return [`${stem} ${kinds[0]}`];
    },
    ({ kinds }) => kinds.join(),
  );
  expect(changes('рок', ending('noun'))).toEqual(['рок noun']);
  expect(changes('рок', ending('verb'))).toEqual(['рок verb']);
  expect(changes('кот', ending('noun'))).toEqual(['кот noun']);
  expect(changes('рок', ending('noun'))).toEqual(['рок noun']);
  expect(asked).toBe(3);
});
