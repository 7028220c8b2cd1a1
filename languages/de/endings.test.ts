import { expect, test } from 'vitest';
import { guessGerman } from './endings.ts';

const participleOf = (word: string) =>
  guessGerman(word)
    .filter(({ tags }) => (tags as readonly string[]).includes('past-participle'))
    .map(({ base }) => base);

test.each([
  ['gekauft', 'kaufen'],
  ['gearbeitet', 'arbeiten'],
  ['gewandert', 'wandern'],
  ['gesammelt', 'sammeln'],
  ['aufgemacht', 'aufmachen'],
  ['verbessert', 'verbessern'],
])(
  'the weak participle %s is of %s, whether the infinitive ends in -en or in -n',
  (participle, infinitive) => {
    expect(participleOf(participle)).toContain(infinitive);
  },
);

test.each([
  ['gefahren', 'fahren'],
  ['gelesen', 'lesen'],
  ['aufgeblasen', 'aufblasen'],
])('the strong participle %s is of %s alone: no verb in -n is strong', (participle, infinitive) => {
  const found = participleOf(participle);
  expect(found).toContain(infinitive);
  expect(found.filter(base => !base.endsWith('en'))).toEqual([]);
});
