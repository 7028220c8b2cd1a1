import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStress, STRESS_FILE } from '../catalogue/said-forms.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import { packageRoot } from '../process/package-root.ts';
import { loadTexts } from '../reader/texts.ts';
import { catalogue } from '../testing/catalogue.ts';
import { ukrainianStress } from './ukrainian-stress.ts';

const content = join(packageRoot, 'content');
const rows = readStress(readFileSync(join(content, STRESS_FILE), 'utf8'));
const mark = ukrainianStress(
  () => languagesOf(catalogue)('uk'),
  () => rows,
);
const VOWEL = /[аеиіоуєюяї]/gi;

test.each([
  // Nouns: cases and numbers.
  'у ха́ті дві ха́ти',
  'вода́, без води́, во́ди во́дами',
  'рука́ рука́ми ру́ку, ру́ки, від руки́',
  'сті́л стола́ столи́ столі́в стола́м',
  'це мі́сто. міста́ міста́м. центр мі́ста, до мі́ста',
  'вікно́, ві́кна, ві́кнами',
  'сестра́ се́стри сесте́р',
  'книжки́, дві кни́жки, без кни́жки',
  // Verbs: present, past, imperative, the perfective partner.
  'була́ були́ сказа́в сказа́ла живе́ сиди́ть',
  'ходжу́ хо́дить ходи́ла ходи́ти',
  'несу́ несе́ несемо́ несете́ несла́',
  'пишу́ пи́ше писа́в пиши́ напиши́',
  'прочита́в прочита́ємо',
  // Adjectives, adverbs, comparatives.
  'молодо́го молода́ моло́дший нові́ший',
  // Pronouns, which a preposition moves.
  'мене́ до ме́не його́ цього́ у цьо́му мі́сті, до цьо́го, тобо́ю',
])('a Ukrainian text gets its stress: %s', async written => {
  const plain = written.replaceAll('\u0301', '');
  // One syllable has nothing to choose.
  const expected = written.replace(/[\p{L}\p{M}’]+/gu, word =>
    (word.match(VOWEL)?.length ?? 0) < 2 ? word.replaceAll('\u0301', '') : word,
  );
  expect(await mark(plain)).toBe(expected);
});

test('capitals, signs and what nobody knows stay as they are', async () => {
  expect(await mark('Мене́ звати Ґрибзик: 3 рази?!')).toContain('Ґрибзик: 3 ');
  expect(await mark('')).toBe('');
});

test('in our texts nineteen of twenty words of several syllables get a mark', async () => {
  const texts = loadTexts(join(content, 'texts')).filter(({ learn }) => learn === 'uk');
  let all = 0;
  let found = 0;
  for (const { body, names } of texts) {
    const marked = await mark(body);
    for (const word of marked.match(/[\p{L}\p{M}’-]+/gu) ?? []) {
      if ((word.match(VOWEL)?.length ?? 0) < 2 || names.includes(word)) continue;
      all += 1;
      found += Number(word.includes('\u0301'));
    }
  }
  expect(found / all).toBeGreaterThan(0.95);
});

test('of the words of the sentences, whose stress was read by three, one in fifty at most gets another one or none', async () => {
  const syllabled = (text: string) =>
    (text.match(/[\p{L}\p{M}’-]+/gu) ?? []).filter(word => (word.match(VOWEL)?.length ?? 0) > 1);
  let all = 0;
  const others: string[] = [];
  for (const key of catalogue.path('uk').map(({ id }) => id)) {
    const [sentence] = catalogue.sentences(key);
    const read = syllabled((sentence?.readings.uk ?? '').replace(/[[\]]/g, ''));
    const marked = syllabled(await mark((sentence?.texts.uk ?? '').replace(/[[\]]/g, '')));
    all += read.length;
    others.push(...read.filter((word, place) => word !== marked[place]));
  }
  expect(all).toBeGreaterThan(3000);
  expect(others.length / all).toBeLessThan(0.02);
});

test('every row is a word of ours with good marks', () => {
  const slips = rows.filter(({ form, stress }) => {
    const parts = stress.split(/ \/ | /).flatMap(part => part.replace(/^[a-z]+\d?:/, '').split('|'));
    const isWhole = stress === '' || parts[0]?.replaceAll('\u0301', '') === form;
    return (
      !isWhole ||
      parts.some(
        part =>
          part !== '' &&
          part !== '-' &&
          (part.match(VOWEL)?.length ?? 0) > 1 &&
          !/[аеиіоуєюяї]\u0301/i.test(part),
      )
    );
  });
  expect(slips).toEqual([]);
});
