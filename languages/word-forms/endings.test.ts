import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basesAmong } from './bases.ts';
import { endings, guessByEndings, rewriter } from './endings.ts';

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

const NOUN = ['noun'];
const VERB = ['verb'];
const NOUNS = endings(NOUN, '0 genitive а у\nа plural и\nа plural+genitive 0');
const VERBS = endings(VERB, 'ати present* у еш е - - уть');

test('changes are asked for once for a stem and the endings that are alike', () => {
  const asked: string[] = [];
  const guess = guessByEndings([NOUNS, VERBS], {
    likeness: ({ kinds }) => (kinds === VERB ? 'verb' : undefined),
    of: (stem, likeness) => {
      asked.push(`${stem} ${likeness}`);
      return [`${stem.slice(0, -1)}с`];
    },
  });
  const guesses = guess('пишу').map(({ base }) => base);
  expect(guesses).toEqual(['пиш', 'пишуа', 'пишати', 'писати']);
  expect(asked).toEqual(['пиш verb']);
});

test('given the bases that there are, it gives all guesses that are among them, and hardly any others', () => {
  const guess = guessByEndings([NOUNS, VERBS], {
    likeness: ({ base }) => (base === '' ? undefined : 'changed'),
    of: stem => [`${stem}і`, stem.slice(0, -1)],
  });
  const letters = fc.string({ unit: fc.constantFrom(...'ануіт'), maxLength: 6 });
  fc.assert(
    fc.property(
      letters,
      fc.array(
        fc.oneof(
          letters,
          letters.map(stem => `${stem}ати`),
        ),
      ),
      (word, bases) => {
        const isBase = ({ base }: { base: string }) => bases.includes(base);
        const found = guess(word, basesAmong(bases));
        expect(found.filter(isBase)).toEqual(guess(word).filter(isBase));
        expect(found.filter(other => !isBase(other)).length).toBeLessThan(3);
      },
    ),
  );
});
