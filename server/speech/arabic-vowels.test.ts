import { expect, test } from 'vitest';
import { arabicSounds } from '#languages/ar/sounds.ts';
import { pausalForm } from '#languages/ar/vowels.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import { catalogue } from '../testing/catalogue.ts';
import { arabicVowels } from './arabic-vowels.ts';

const mark = arabicVowels(
  () => languagesOf(catalogue)('ar'),
  row => catalogue.meaning(row)?.spoken?.ar ?? catalogue.word(row)?.spoken.ar,
);

test.each([
  ['في البيت كتاب كبير', 'فِي الْبَيْت كِتَاب كَبِير'],
  ['والشمس', 'وَالشَّمْس'],
  ['مدينة جميلة', 'مَدِينَة جَمِيلَة'],
  ['يعرف الطريق جيدًا', 'يَعْرِفُ الطَّرِيق جَيِّدًا'],
  ['من يعرف', 'مَنْ يَعْرِفُ'],
  ['من المدينة', 'مِنْ الْمَدِينَة'],
  ['أريد أن أذهب', 'أُرِيدُ أَنْ أَذْهَبُ'],
])('%s is vowelled %s', async (plain, vowelled) => {
  expect(await mark(plain)).toBe(vowelled.normalize('NFC'));
});

test('what has vowels, and what nobody knows or nothing decides, stays as it is', async () => {
  expect(await mark('كَتَبَ غرنوق، لكن')).toBe('كَتَبَ غرنوق، لكن'.normalize('NFC'));
  expect(await mark('أمي 3 abc')).toBe('أمي 3 abc');
});

test('of the sentences that were vowelled by hand, two words of three are vowelled, and one of thirty in another way', async () => {
  const soundOf = (word: string) =>
    arabicSounds(word, { before: undefined, isLast: true })
      ?.map(({ sound, isLong }) => `${sound}${isLong ? ':' : ''}`)
      .join('');
  const wordsOf = (sentence: string) => sentence.match(/[\p{Script=Arabic}\p{M}]+/gu) ?? [];
  let all = 0;
  let marked = 0;
  let wrong = 0;
  for (const { id } of catalogue.path('ar')) {
    const [sentence] = catalogue.sentences(id);
    const plain = (sentence?.texts.ar ?? '').replace(/[[\]]/g, '').normalize('NFC');
    const [guessed, known] = [await mark(plain), (sentence?.readings.ar ?? '').normalize('NFC')].map(wordsOf);
    const written = wordsOf(plain);
    if (guessed === undefined || known === undefined) continue;
    if (guessed.length !== known.length) continue;
    for (const [index, word] of guessed.entries()) {
      all++;
      if (word === written[index]) continue;
      marked++;
      const right = [known[index] ?? '', pausalForm(known[index] ?? '')].map(soundOf);
      if (!right.includes(soundOf(word)) && !right.includes(soundOf(pausalForm(word)))) wrong++;
    }
  }
  expect(all).toBeGreaterThan(4000);
  expect(marked / all).toBeGreaterThan(2 / 3);
  expect(wrong / marked).toBeLessThan(1 / 30);
});
