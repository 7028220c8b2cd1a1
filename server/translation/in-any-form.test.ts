import { expect, test } from 'vitest';
import { variantId } from '#contract/variant-ids.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { translateBuiltIn } from './built-in.ts';
import { translateInAnyForm } from './in-any-form.ts';

const translate = translateInAnyForm(catalogue);

test.each<[string, Language, Language, string, string]>([
  ['comieron', 'es', 'en', 'eat', 'comer'],
  ['casas', 'es', 'de', 'Haus', 'casa'],
  ['aufgestanden', 'de', 'en', 'rise', 'aufstehen'],
  ['людьми', 'uk', 'en', 'person', 'людина'],
  ['evlerinde', 'tr', 'en', 'house', 'ev'],
  ['食べました', 'ja', 'en', 'eat', '食べる'],
  ['먹었습니다', 'ko', 'en', 'eat', '먹다'],
  ['किताबों', 'hi', 'en', 'book', 'किताब'],
])('%s of %s leads in %s to %s', async (word, learn, lang, translation, base) => {
  const found = await translate(word, { lang, learn });
  expect(found?.translation.split('; ')).toContain(translation);
  expect(found?.base).toBe(base);
});

test('a reading tells what the form is and what is attached to it', async () => {
  const found = await translate('dámelo', { lang: 'en', learn: 'es' });
  expect(found?.readings?.[0]).toMatchObject({ base: 'dar', after: ['me', 'him'] });
});

test.each([
  ['coche', 'es', 'car', 'carro'],
  ['хатами', 'uk', 'house', 'будинок'],
  ['Semmel', 'de', 'bread-roll', 'Brötchen'],
] as const)(
  '%s is a word of its own, with neither sound nor gender of the one that is listed for its meaning',
  async (word, learn, key, listed) => {
    const found = await translate(word, { lang: 'en', learn });
    const id = variantId(learn, found?.readings?.[0]?.base ?? '', key);
    expect(found).toMatchObject({ word_id: id, readings: [{ word_id: id, listed_as: listed }] });
    const own = catalogue.word(id);
    expect(own?.transcriptions[learn]).not.toBe(catalogue.word(key)?.transcriptions[learn]);
    expect(found?.transcription).toBe(own?.transcriptions[learn]);
    expect(found?.readings?.[0]).toMatchObject({
      transcription: own?.transcriptions[learn],
      gender: own?.genders[learn],
      spoken: own?.spoken[learn],
    });
  },
);

test.each(LANGUAGE_CODES.filter(code => code !== 'en'))(
  '%s: no row lends its sound or gender to another word for the same',
  async learn => {
    const others = catalogue.keys
      .filter((_, place) => place % 25 === 0)
      .flatMap(key => catalogue.meaning(key)?.variants[learn].slice(1) ?? []);
    const wrong: string[] = [];
    for (const word of others)
      for (const { base, word_id: id = '', transcription, gender } of (
        await translate(word, { lang: 'en', learn })
      )?.readings ?? []) {
        const form = catalogue.word(id)?.forms[learn] ?? '';
        const isOther = form !== '' && form.toLowerCase() !== base.toLowerCase();
        if (isOther && (transcription ?? gender) !== undefined) wrong.push(`${word}: ${base} of ${form}`);
      }
    expect(others.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  },
);

test('a compound that no row has tells its base form and its last part, and not how the whole is said', async () => {
  const found = await translate('Wartezeiten', { lang: 'en', learn: 'de' });
  expect(found).toMatchObject({ base: 'Wartezeit', word_id: 'time' });
  expect(found?.transcription).toBeUndefined();
  expect(found?.readings?.[0]).toMatchObject({ head: 'Zeit', tags: ['plural'], gender: 'f' });
});

test('a form that may come from two words has a reading for each', async () => {
  const found = await translate('fui', { lang: 'en', learn: 'es' });
  expect(found?.readings?.map(({ base }) => base)).toEqual(['ser', 'ir']);
});

test('English words are answered as the specification has it', async () => {
  for (const word of ['ran', 'houses', 'dont', 'better'])
    expect(await translate(word, { lang: 'uk', learn: 'en' })).toEqual(
      translateBuiltIn(catalogue, word, { lang: 'uk', learn: 'en' }),
    );
});

test('what leads nowhere has no translation', async () => {
  expect(await translate('xyzxyz', { lang: 'en', learn: 'es' })).toBeUndefined();
});

test('a word that only its tags explain is told where all readings are asked for, and no sooner', async () => {
  expect(await translate('ж', { lang: 'ja', learn: 'uk' })).toBeUndefined();
  const found = await translate('ж', { lang: 'ja', learn: 'uk', readings: 'all' });
  expect(found).toMatchObject({ translation: '', readings: [{ tags: ['emphasis'] }] });
  expect(await translate('xyzxyz', { lang: 'ja', learn: 'uk', readings: 'all' })).toBeUndefined();
});

test('English words have their readings where they are asked for', async () => {
  const found = await translate('ran', { lang: 'uk', learn: 'en', readings: 'all' });
  expect(found?.readings?.[0]).toMatchObject({
    base: 'run',
    tags: ['past'],
    transcription: expect.any(String),
  });
});
