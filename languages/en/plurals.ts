import { NOUNS } from './irregular-forms.ts';

/** What the reader knows besides and nobody is taught to say. */
const NOT_TAUGHT = new Set(['persons']);

const irregular = new Map(
  NOUNS.trim()
    .split('\n')
    .map(line => {
      const [noun = '', ...plurals] = line.split(' ');
      return [noun, plurals.filter(plural => !NOT_TAUGHT.has(plural))] as const;
    }),
);

/** Those that are the same in the plural, or may be. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  buffalo: ['buffalo', 'buffaloes'],
  deer: ['deer'],
  fish: ['fish', 'fishes'],
  goldfish: ['goldfish'],
  jellyfish: ['jellyfish'],
  series: ['series'],
  sheep: ['sheep'],
  shrimp: ['shrimp', 'shrimps'],
  squid: ['squid', 'squids'],
  starfish: ['starfish'],
  zucchini: ['zucchini', 'zucchinis'],
};

/** -oes, which no rule tells from -os (photos). */
const WITH_OES = new Set(['hero', 'mosquito', 'potato', 'tomato', 'volcano']);
const WITH_BOTH = new Set(['mango', 'tornado']);

/** Two plurals of a noun where both are usual, the usual one first. The last word of several takes the ending: alarm clocks. */
export function pluralsOf(noun: string): readonly string[] {
  const [, front = '', last = ''] = /^(.* )?(\S+)$/.exec(noun) ?? [];
  // Daughters-in-law.
  const [, head, rest = ''] = /^([^-]+)(-in-law)$/.exec(last) ?? [];
  return pluralsOfWord(head ?? last).map(plural => front + plural + rest);
}

function pluralsOfWord(noun: string): readonly string[] {
  const listed = SAME[noun] ?? irregular.get(noun);
  if (noun === 'cactus') return ['cacti', 'cactuses'];
  if (listed !== undefined) return listed;
  if (/(?:^|[a-z])(?:fisher|snow)man$/.test(noun)) return [noun.replace(/man$/, 'men')];
  if (WITH_BOTH.has(noun)) return [`${noun}es`, `${noun}s`];
  if (WITH_OES.has(noun)) return [`${noun}es`];
  return [withS(noun)];
}

/** With the ending of plurals and of the third person: boxes, cities, goes are the verb's own. */
export function withS(word: string): string {
  if (/(?:[sxz]|[cs]h)$/.test(word) && !/(?:epoch|stomach)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`;
}
