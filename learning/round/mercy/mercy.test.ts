import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { roundWord, WISHES } from '../../testing-rounds.ts';
import type { OtherWord } from '../kinds/kind.ts';
import type { RoundWord } from '../round-word.ts';
import { checkWritten } from './mercy.ts';

type Fields = Partial<RoundWord> & { meansOther?: (text: string) => OtherWord | undefined };

/** What a written text comes to; `places` as the letters of the wanted word that they stand at. */
function written(learn: Language, wanted: string, text: string, { meansOther, ...fields }: Fields = {}) {
  const word = roundWord(wanted, { otherWords: [], ...fields });
  const asked = { word, words: [word], wishes: { ...WISHES, learn }, meansOther };
  const verdict = checkWritten(text, wanted, asked);
  const places = verdict?.places?.map(({ start, end }) => wanted.slice(start, end));
  return verdict === undefined ? undefined : { ...verdict, places };
}
const outcome = (learn: Language, wanted: string, text: string, fields: Fields = {}) =>
  written(learn, wanted, text, fields)?.outcome;

test.each<[Language, string, string]>([
  ['es', 'llave', ' LLAVE. '],
  ['es', 'llave', 'la llave'],
  ['es', '¿Cómo estás?', 'cómo estás'],
  ['en', 'go', 'to go'],
  ['en', 'to the left', 'the left'],
  ['de', 'Frühstück', 'Fruehstueck'],
  ['de', 'Straße', 'strasse'],
  ['de', 'Tisch', 'ein Tisch'],
  ['fr', 'eau', "l'eau"],
  ['fr', 'eau', 'l’eau'],
  ['fr', 'arc-en-ciel', 'arc en ciel'],
  ['it', 'amica', 'un’amica'],
  ['pt', 'a', 'a'],
  ['tr', 'ışık', 'IŞIK'],
  ['tr', 'istasyon', 'İSTASYON'],
  ['uk', 'м’ята', "м'ята"],
  ['uk', 'ґанок', 'ганок'],
  ['uk', 'вода', 'вода́'],
  ['ar', 'كتاب', 'كِتَابٌ'],
  ['ar', 'كتاب', 'الكتاب'],
  ['ar', 'كتاب', 'اَلْكِتَاب'],
  ['ar', 'أم', 'ام'],
  ['ar', 'ألم', 'الم'],
  ['ar', 'مدرسة', 'مدرسه'],
  ['ar', 'على', 'علي'],
  ['ar', 'كتاب', '\u202Bكتـاب\u202C'],
  ['hi', 'क़लम', 'कलम'],
  ['hi', 'माँ', 'मां'],
  ['hi', 'पढ़ना', 'पढ\u093Cना'],
  ['bn', 'বাড়ি', 'বাডি'],
  ['ko', '학교', '학교'.normalize('NFD')],
  ['ko', '영어 할 줄 알아요?', '영어할줄알아요'],
  ['ja', 'パン', 'ぱん'],
  ['ja', 'カメラ', 'ｶﾒﾗ'],
  ['ja', 'ガラス', 'ｶﾞﾗｽ'],
  ['en', 'hello', 'ｈｅｌｌｏ'],
  ['vi', 'cà phê', 'Cà  phê'.normalize('NFD')],
])('%s: %s may be written %j', (learn, wanted, text) => {
  expect(written(learn, wanted, text)).toMatchObject({ outcome: 'right', wanted });
});

test.each<[Language, string, string, string[]]>([
  ['de', 'Frühstück', 'Fruhstuck', ['ü', 'ü']],
  ['de', 'Frühstück', 'Früstück', ['h']],
  ['de', 'Frühstück', 'Frühstükc', ['c', 'k']],
  ['de', 'Frühstück', 'Frühhstück', ['h']],
  ['de', 'Straße', 'Strase', ['ß']],
  ['es', '¿Cómo estás?', 'como estas', ['ó', 'á']],
  ['es', 'ventana', 'ventena', ['a']],
  ['es', 'la mayoría de', 'mayoria de', ['í']],
  ['pl', 'łódź', 'lodz', ['ł', 'ó', 'ź']],
  ['vi', 'cà phê', 'ca phe', ['à', 'ê']],
  ['vi', 'đường', 'duong', ['đ', 'ư', 'ờ']],
  ['uk', 'сніданок', 'снданок', ['і']],
  ['ko', '어디에서', '어디에사', ['서']],
  ['hi', 'नमस्ते', 'नमसते', ['स्']],
])('%s: %s is almost written %j', (learn, wanted, text, places) => {
  expect(written(learn, wanted, text)).toMatchObject({ outcome: 'almost', wanted, places });
});

test.each<[Language, string, string]>([
  ['es', 'llave', 'lluvia'],
  ['es', 'pan', 'pen'],
  ['es', 'ventana', 'bentena'],
  ['de', 'Frühstück', 'das'],
  ['ja', '水', 'mizu'],
  ['ko', '학교', '하교'],
  ['uk', 'мій', 'міи'],
  ['ar', 'كتاب', 'ال'],
  ['zh', '水', '火'],
])('%s: %s is not written %j', (learn, wanted, text) => {
  expect(outcome(learn, wanted, text)).toBe('missed');
});

test('kana do for Japanese, and pinyin with or without its tones for Chinese', () => {
  const water = { transcription: 'みず · mizu' };
  expect(outcome('ja', '水', 'みず', water)).toBe('right');
  expect(outcome('ja', '水', 'ミズ', water)).toBe('right');
  expect(outcome('ja', '水', 'みす', water)).toBe('missed');
  const green = { transcription: 'lǜ sè' };
  for (const text of ['lǜ sè', 'lǜsè', 'lü se', 'lvse', 'lv4se4', 'LU:SE']) {
    expect(outcome('zh', '绿色', text, green)).toBe('right');
  }
  expect(outcome('zh', '绿色', 'lǚ sè', green)).toBe('almost');
  expect(outcome('zh', '绿色', 'lise', green)).toBe('missed');
});

test('an accent or a slip that makes another word is no slip', () => {
  const already = { id: 'already', word: 'schon', translation: 'already' };
  const meansOther = (text: string) => (text === 'schon' ? already : undefined);
  expect(written('de', 'schön', 'schon', { meansOther })).toMatchObject({
    outcome: 'missed',
    chosen: already,
  });
  expect(outcome('de', 'schön', 'schon')).toBe('almost');
  const otherWords = [{ id: 'rain', word: 'Regen', translation: 'rain' }];
  expect(written('de', 'Segen', 'der regen', { otherWords })).toMatchObject({
    outcome: 'missed',
    chosen: { id: 'rain', translation: 'rain' },
  });
});

test('a synonym of our own rows is right and says which word was wanted', () => {
  const verdict = written('es', 'coche', 'el auto', { synonyms: ['auto'] });
  expect(verdict).toMatchObject({ outcome: 'right', isSynonym: true, wanted: 'coche' });
  const meansOther = () => ({ id: 'car', word: 'carro', translation: 'Coche in English' });
  expect(written('es', 'coche', 'carro', { meansOther })).toMatchObject({
    outcome: 'right',
    isSynonym: true,
  });
});

test('another article than the word’s is shown, one that it may have is not', () => {
  expect(written('de', 'Tisch', 'die Tisch', { article: 'der' })).toMatchObject({
    outcome: 'almost',
    isOtherArticle: true,
  });
  expect(outcome('de', 'Tisch', 'der Tisch', { article: 'der' })).toBe('right');
  expect(outcome('de', 'Tisch', 'die Tisch')).toBe('right');
  const dog = roundWord('Hund', { article: 'der' });
  const asked = { word: dog, words: [dog], wishes: { ...WISHES, learn: 'de' as const } };
  expect(checkWritten('die Hunde', 'Hunde', asked)?.outcome).toBe('right');
});

test.each(['', '   ', '.', '\u0301'.repeat(10_000), '\u200f\u202e', '🙂', ' '.repeat(10_000), '\u0000'])(
  'where nothing is written there is no verdict: %j',
  text => {
    for (const learn of LANGUAGE_CODES)
      expect(written(learn, 'llave', text.slice(0, 12_000))).toBeUndefined();
  },
);

test('what is endless is plainly wrong', () => {
  const endless = [
    'a'.repeat(10_000),
    'llave'.repeat(2_000),
    `a${'\u0301'.repeat(9_999)}`,
    'ﷺ'.repeat(10_000),
  ];
  for (const text of endless)
    for (const learn of LANGUAGE_CODES) expect(outcome(learn, 'llave', text)).toBe('missed');
});

test('no text throws, and places lie in the wanted word', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGE_CODES), anyText, anyText, (learn, wanted, text) => {
      const word = roundWord('x', { word: wanted });
      const verdict = checkWritten(text, wanted, { word, words: [word], wishes: { ...WISHES, learn } });
      for (const { start, end } of verdict?.places ?? []) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(wanted.length);
      }
    }),
  );
});

test('every word is right as it stands, in capitals, and without its marks taken together', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdefgéñüßłışđ'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom('es', 'de', 'pl', 'vi', 'fr'), letters, (learn, wanted) => {
      expect(outcome(learn, wanted, wanted)).toBe('right');
      expect(outcome(learn, wanted, wanted.normalize('NFD'))).toBe('right');
    }),
  );
});

test('one slip in a long word is almost, two are a miss', () => {
  const word = 'abcdefghij';
  fc.assert(
    fc.property(fc.nat(8), fc.constantFrom('missing', 'extra', 'wrong', 'swapped'), (place, slip) => {
      const [head, letter, next, tail] = [
        word.slice(0, place),
        word[place],
        word[place + 1],
        word.slice(place + 2),
      ];
      const after = {
        missing: next,
        extra: `${letter}z${next}`,
        wrong: `z${next}`,
        swapped: `${next}${letter}`,
      }[slip];
      expect(outcome('es', word, `${head}${after}${tail}`)).toBe('almost');
      expect(outcome('es', word, `z${head}${after}${tail}z`)).toBe('missed');
    }),
  );
});
