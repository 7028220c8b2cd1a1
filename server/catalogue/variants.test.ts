import { expect, test } from 'vitest';
import { CARD_ID } from '#contract/bounds.ts';
import { Slug } from '#contract/fields.ts';
import { isLetterId } from '#contract/letter-ids.ts';
import { foldForm } from '#contract/search.ts';
import { isFurtherForm, readVariantId, variantId } from '#contract/variant-ids.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import type { CatalogueWord } from './catalogue.ts';
import { idOfReading, sameWords, wordsOfForm } from './variants.ts';

const wordOf = (id: string): CatalogueWord => {
  const word = catalogue.word(id);
  if (word === undefined) throw new Error(`There is no word ${id}`);
  return word;
};

test.each(LANGUAGE_CODES)(
  '%s: every further form of every row is a word of its own, and nothing else changes',
  language => {
    const faults: string[] = [];
    const ids = new Map<string, string>();
    let count = 0;
    for (const key of catalogue.keys) {
      const forms = catalogue.meaning(key)?.variants[language] ?? [];
      const row = wordOf(key);
      if (readVariantId(key) !== undefined) faults.push(`${key} reads as the id of a further form`);
      for (const form of forms) {
        if (!isFurtherForm(language, forms, form)) continue;
        count += 1;
        const id = variantId(language, form, key);
        const fault = (what: string) => faults.push(`${id} (${form}): ${what}`);
        if (!Slug.safeParse(id).success || CARD_ID.test(id) || isLetterId(id)) fault('no id of its own');
        const named = `${key} ${foldForm(language, form)}`;
        if ((ids.get(id) ?? named) !== named) fault(`as ${ids.get(id)}`);
        ids.set(id, named);
        const word = catalogue.word(id);
        if (row.lacks?.includes(language)) {
          if (word !== undefined) fault('is no word where its language lacks the row');
          continue;
        }
        if (word === undefined) {
          fault('is no word');
          continue;
        }
        if (foldForm(language, word.forms[language]) !== foldForm(language, form))
          fault(word.forms[language]);
        if (idOfReading(catalogue, language, { base: form }, key) !== id) fault('is read as something else');
        for (const other of LANGUAGE_CODES)
          if (other !== language && word.forms[other] !== row.forms[other]) fault(`is ${word.forms[other]}`);
        // Whatever is said of its sound and gender is said by content of this very form, as this part of speech.
        const { [language]: said } = word.spoken;
        const alike = wordsOfForm(catalogue, language, { form: word.forms[language], pos: word.pos });
        const { [language]: transcription } = word.transcriptions;
        const { [language]: gender } = word.genders;
        const isOwn = (says: (one: CatalogueWord) => unknown, what: unknown) =>
          what === undefined ||
          alike.some(one => one.forms[language] === word.forms[language] && says(one) === what);
        if (!isOwn(one => one.transcriptions[language], transcription)) fault(`sounds ${transcription}`);
        if (!isOwn(one => one.genders[language], gender)) fault(`is ${gender}`);
        const table = catalogue.meaning(key)?.furtherSpoken?.[language]?.[word.forms[language]];
        if (said !== table && !isOwn(one => one.spoken[language], said)) fault(`is said ${said}`);
        for (const [other, note] of Object.entries(word.notes))
          if (other === language || note !== row.notes[other as typeof language])
            fault(`has the note ${note}`);
      }
    }
    expect(faults).toEqual([]);
    // English, the language that rows are named by, has one form a row.
    if (language !== 'en') expect(count).toBeGreaterThan(1000);
  },
);

test('coche is a word beside carro: with its meaning and picture, in Spanish alone, in no list', () => {
  const id = variantId('es', 'coche', 'car');
  const [word, row] = [wordOf(id), wordOf('car')];
  expect(word).toMatchObject({
    ...{ id, pos: 'noun', emoji: '🚗', category: '' },
    variant: { row: 'car', language: 'es' },
  });
  expect([word.forms.es, word.forms.de, row.forms.es]).toEqual(['coche', row.forms.de, 'carro']);
  expect(catalogue.word(id)).toBe(word);
  expect(catalogue.ofPair({ lang: 'uk', learn: 'es' }).word(id)).toBe(word);
  expect(catalogue.ofPair({ lang: 'es', learn: 'uk' }).word(id)).toBeUndefined();
  expect(catalogue.keys).not.toContain(id);
  expect(catalogue.meaning(id)).toBeUndefined();
  for (const gone of [variantId('es', 'tren', 'car'), variantId('es', 'coche', 'no-such-row'), `${id}x`])
    expect(catalogue.word(gone)).toBeUndefined();
});

test('the own form of a row has an id too, for the day on which it stops being a further one', () => {
  const word = wordOf(variantId('es', 'carro', 'car'));
  expect(word.forms.es).toBe('carro');
  expect(word.transcriptions.es).toBe(wordOf('car').transcriptions.es);
});

test('a further Ukrainian form has the stress that the table gives it', () => {
  const said = catalogue.keys.flatMap(key =>
    Object.entries(catalogue.meaning(key)?.furtherSpoken?.uk ?? {}).map(([form, spoken]) => ({
      key,
      form,
      spoken,
    })),
  );
  expect(said.length).toBeGreaterThan(5000);
  for (const { key, form, spoken } of said) {
    expect(spoken.replaceAll('\u0301', '')).toBe(form);
    const word = catalogue.word(variantId('uk', form, key));
    if (word?.forms.uk === form) expect(word.spoken.uk).toBe(spoken);
  }
});

test('a form that is one of a taught word too has its gender and sound, where they agree', () => {
  const found = catalogue.keys.flatMap(key =>
    (catalogue.meaning(key)?.variants.de.slice(1) ?? []).flatMap(form => {
      const word = catalogue.word(variantId('de', form, key));
      return word?.genders.de === undefined ? [] : [word];
    }),
  );
  expect(found.length).toBeGreaterThan(50);
  for (const word of found) {
    const genders = sameWords(catalogue, word).flatMap(({ genders }) => genders.de ?? []);
    expect(new Set(genders)).toEqual(new Set([word.genders.de]));
  }
});

test.each([
  ['Band', 'strip'],
  ['Leiter', 'chief'],
  ['Bank', 'bench'],
  ['Gehalt', 'content'],
])('%s as %s has not the gender of the other word that is written so', (form, en) => {
  const rows = catalogue.meanings('de', form).filter(({ id, variants }) => {
    return variants.en[0] === en && isFurtherForm('de', variants.de, form) && wordOf(id).pos === 'noun';
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) expect(wordOf(variantId('de', form, id)).genders.de).toBeUndefined();
});
