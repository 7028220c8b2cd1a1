import { expect, test } from 'vitest';
import type { Paradigm } from '../word-forms/paradigm.ts';
import { arabicParadigm } from './paradigm.ts';
import { PRESENT_VERBS } from './present-verbs.ts';
import { VERB_PARTS } from './verb-parts.ts';
import { withoutVowels } from './vowels.ts';

const paradigm = (spoken: string, pos: string) =>
  arabicParadigm({ form: withoutVowels(spoken.normalize('NFC')), pos, spoken });

/** All forms of a paradigm, in the order in which they are shown. */
const formsOf = (made: Paradigm | undefined) =>
  made?.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())) ?? [];

/** The first table by its columns, a word for each person. */
function tense(spoken: string, column: 0 | 1) {
  const [table] = paradigm(spoken, 'verb')?.tables ?? [];
  return table?.rows.map(({ cells }) => cells[column]?.[0] ?? '').join(' ');
}

const nfc = (text: string) => text.normalize('NFC');

test.each([
  ['كَتَبَ', 'كَتَبْتُ كَتَبْتَ كَتَبْتِ كَتَبَ كَتَبَتْ كَتَبْنَا كَتَبْتُمْ كَتَبُوا'],
  ['قَالَ', 'قُلْتُ قُلْتَ قُلْتِ قَالَ قَالَتْ قُلْنَا قُلْتُمْ قَالُوا'],
  ['بَاعَ', 'بِعْتُ بِعْتَ بِعْتِ بَاعَ بَاعَتْ بِعْنَا بِعْتُمْ بَاعُوا'],
  ['أَرَادَ', 'أَرَدْتُ أَرَدْتَ أَرَدْتِ أَرَادَ أَرَادَتْ أَرَدْنَا أَرَدْتُمْ أَرَادُوا'],
  ['مَرَّ', 'مَرَرْتُ مَرَرْتَ مَرَرْتِ مَرَّ مَرَّتْ مَرَرْنَا مَرَرْتُمْ مَرُّوا'],
  ['أَحَبَّ', 'أَحْبَبْتُ أَحْبَبْتَ أَحْبَبْتِ أَحَبَّ أَحَبَّتْ أَحْبَبْنَا أَحْبَبْتُمْ أَحَبُّوا'],
  ['مَشَى', 'مَشَيْتُ مَشَيْتَ مَشَيْتِ مَشَى مَشَتْ مَشَيْنَا مَشَيْتُمْ مَشَوْا'],
  ['دَعَا', 'دَعَوْتُ دَعَوْتَ دَعَوْتِ دَعَا دَعَتْ دَعَوْنَا دَعَوْتُمْ دَعَوْا'],
  ['نَسِيَ', 'نَسِيتُ نَسِيتَ نَسِيتِ نَسِيَ نَسِيَتْ نَسِينَا نَسِيتُمْ نَسُوا'],
  ['قَرَأَ', 'قَرَأْتُ قَرَأْتَ قَرَأْتِ قَرَأَ قَرَأَتْ قَرَأْنَا قَرَأْتُمْ قَرَؤُوا'],
  ['مَاتَ', 'مُتُّ مُتَّ مُتِّ مَاتَ مَاتَتْ مُتْنَا مُتُّمْ مَاتُوا'],
  ['سَكَنَ', 'سَكَنْتُ سَكَنْتَ سَكَنْتِ سَكَنَ سَكَنَتْ سَكَنَّا سَكَنْتُمْ سَكَنُوا'],
])('the past of %s in all persons', (verb, persons) => {
  expect(tense(verb, 0)).toBe(nfc(persons));
});

test.each([
  ['كَتَبَ', 'أَكْتُبُ تَكْتُبُ تَكْتُبِينَ يَكْتُبُ تَكْتُبُ نَكْتُبُ تَكْتُبُونَ يَكْتُبُونَ'],
  ['أَكَلَ', 'آكُلُ تَأْكُلُ تَأْكُلِينَ يَأْكُلُ تَأْكُلُ نَأْكُلُ تَأْكُلُونَ يَأْكُلُونَ'],
  ['وَصَلَ', 'أَصِلُ تَصِلُ تَصِلِينَ يَصِلُ تَصِلُ نَصِلُ تَصِلُونَ يَصِلُونَ'],
  ['مَشَى', 'أَمْشِي تَمْشِي تَمْشِينَ يَمْشِي تَمْشِي نَمْشِي تَمْشُونَ يَمْشُونَ'],
  ['دَعَا', 'أَدْعُو تَدْعُو تَدْعِينَ يَدْعُو تَدْعُو نَدْعُو تَدْعُونَ يَدْعُونَ'],
  ['بَقِيَ', 'أَبْقَى تَبْقَى تَبْقَيْنَ يَبْقَى تَبْقَى نَبْقَى تَبْقَوْنَ يَبْقَوْنَ'],
  ['بَدَأَ', 'أَبْدَأُ تَبْدَأُ تَبْدَئِينَ يَبْدَأُ تَبْدَأُ نَبْدَأُ تَبْدَؤُونَ يَبْدَؤُونَ'],
])('the present of %s in all persons', (verb, persons) => {
  expect(tense(verb, 1)).toBe(nfc(persons));
});

test.each([
  ['كَتَبَ', 'اُكْتُبْ اُكْتُبِي اُكْتُبُوا'],
  ['جَلَسَ', 'اِجْلِسْ اِجْلِسِي اِجْلِسُوا'],
  ['أَرْسَلَ', 'أَرْسِلْ أَرْسِلِي أَرْسِلُوا'],
  ['أَوْقَفَ السَّيَّارَةَ', 'أَوْقِفِ السَّيَّارَةَ أَوْقِفِي السَّيَّارَةَ أَوْقِفُوا السَّيَّارَةَ'],
  ['فَكَّرَ', 'فَكِّرْ فَكِّرِي فَكِّرُوا'],
  ['قَالَ', 'قُلْ قُولِي قُولُوا'],
  ['أَعَادَ', 'أَعِدْ أَعِيدِي أَعِيدُوا'],
  ['وَقَفَ', 'قِفْ قِفِي قِفُوا'],
  ['أَكَلَ', 'كُلْ كُلِي كُلُوا'],
  ['مَشَى', 'اِمْشِ اِمْشِي اِمْشُوا'],
  ['نَسِيَ', 'اِنْسَ اِنْسَيْ اِنْسَوْا'],
  ['اِنْتَظَرَ', 'اِنْتَظِرْ اِنْتَظِرِي اِنْتَظِرُوا'],
  ['أَكَّدَ', 'أَكِّدْ أَكِّدِي أَكِّدُوا'],
])('what %s commands', (verb, commands) => {
  const table = paradigm(verb, 'verb')?.tables.find(({ of }) => of.includes('imperative'));
  expect(table?.rows.map(({ cells }) => cells[0]?.[0]).join(' ')).toBe(nfc(commands));
});

test('a present that the voice knows is among those of verbs with its letters', () => {
  const presents = [...VERB_PARTS.values()].map(({ present }) => present);
  const letters = new Set(presents.map(withoutVowels));
  const known = new Set(presents);
  const both = [...PRESENT_VERBS].filter(([form]) => form.startsWith('ي') && letters.has(form));
  expect(both.length).toBeGreaterThan(100);
  expect(both.map(([, spoken]) => spoken).filter(form => !known.has(form))).toEqual([]);
});

test.each([
  ['كِتَاب', 'كِتَاب الْكِتَاب كِتَابَانِ كِتَابَيْنِ الْكِتَابَانِ الْكِتَابَيْنِ كُتُب الْكُتُب'],
  ['سَيَّارَة', 'سَيَّارَة السَّيَّارَة سَيَّارَتَانِ سَيَّارَتَيْنِ السَّيَّارَتَانِ السَّيَّارَتَيْنِ سَيَّارَات السَّيَّارَات'],
  ['نَادٍ', 'نَادٍ النَّادِي نَادِيَانِ نَادِيَيْنِ النَّادِيَانِ النَّادِيَيْنِ أَنْدِيَة الْأَنْدِيَة'],
  ['اِمْرَأَة', 'اِمْرَأَة الْمَرْأَة اِمْرَأَتَانِ اِمْرَأَتَيْنِ الْمَرْأَتَانِ الْمَرْأَتَيْنِ نِسَاء النِّسَاء'],
  ['مَاء', 'مَاء الْمَاء'],
  ['حَقِيبَة سَفَر', 'حَقِيبَة سَفَر حَقِيبَة السَّفَر حَقَائِب سَفَر حَقَائِب السَّفَر'],
  ['قَارِب شِرَاعِيّ', 'قَارِب شِرَاعِيّ الْقَارِب الشِّرَاعِيّ قَوَارِب شِرَاعِيَّة الْقَوَارِب الشِّرَاعِيَّة'],
])('the forms of %s', (noun, forms) => {
  expect(formsOf(paradigm(noun, 'noun')).join(' ')).toBe(nfc(forms));
});

test('a name has no article', () => {
  expect(paradigm('مِصْر', 'noun')).toBeUndefined();
  expect(paradigm('الْيَابَان', 'noun')).toBeUndefined();
});
