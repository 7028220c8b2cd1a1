import { expect, test } from 'vitest';
import { getWordEntry } from '#contract/word-entry.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { readText } from '#languages/word-forms/read-text.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import { noLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer, texts } from '../testing/test-server.ts';
import { entryOf } from './entry.ts';

const wordOf = (id: string) => {
  const word = catalogue.word(id);
  if (word === undefined) throw new Error(`There is no word ${id}`);
  return word;
};
const noSentences = async () => [];

test('a taught word comes with its facts, its topic, its sentence and its neighbours', async () => {
  const { call } = await startTestServer();
  const ask = { params: { wordId: 'dog' }, query: { lang: 'uk', learn: 'de' } } as const;
  const { data } = await call(getWordEntry, ask);
  expect(data.word).toMatchObject({ en_word: 'Hund', article: 'der', gender: 'm', translation: 'собака' });
  expect(data).toMatchObject({ pos: 'noun', topic: { id: wordOf('dog').category } });
  expect(data.sentences[0]?.text).toContain('[Hund');
  expect(data.sentences[0]?.translation).toMatch(/\[соба/);
  expect(data.neighbours).toHaveLength(4);
  expect(data.neighbours.map(({ id }) => wordOf(id).category)).toEqual(Array(4).fill(data.topic?.id));
  expect(data.languages).toMatchObject({ uk: 'собака', de: 'Hund', ja: '犬' });
});

test('a row of the dictionary is a short entry: no topic, no neighbours', async () => {
  const { call } = await startTestServer();
  const [row] = catalogue.furtherWords;
  const ask = { params: { wordId: row?.id ?? '' }, query: { lang: 'en', learn: 'es' } } as const;
  const { data } = await call(getWordEntry, ask);
  expect(data).toMatchObject({ neighbours: [], word: { en_word: row?.forms.es } });
  expect(data.topic).toBeUndefined();
  expect(data.forms).toBeUndefined();
});

test('it is said of a word that a person has recorded it, in that language alone', async () => {
  const voice = { recorded: (language: Language) => (language === 'de' ? ['dog'] : []) };
  const isRecorded = async (id: string, learn: Language) =>
    (await entryOf({ catalogue, voice, sentencesIn: noSentences }, wordOf(id), { lang: 'en', learn }))
      .is_recorded;
  expect(await isRecorded('dog', 'de')).toBe(true);
  expect([await isRecorded('cat', 'de'), await isRecorded('dog', 'es')]).toEqual([undefined, undefined]);
});

test('other meanings of a form are words of that form, each with another translation', async () => {
  const pair = { lang: 'uk', learn: 'en' } as const;
  const { senses } = await entryOf({ catalogue, sentencesIn: noSentences }, wordOf('hand'), pair);
  expect(senses.length).toBeGreaterThan(0);
  for (const { id, translation } of senses) {
    expect(wordOf(id).forms.en).toBe('hand');
    expect(translation).toBe(wordOf(id).forms.uk);
  }
  expect(new Set(senses.map(({ translation }) => translation)).size).toBe(senses.length);
  expect(senses.some(({ translation }) => translation === 'рука')).toBe(false);
});

test('forms are those of the language, of taught words alone', async () => {
  const asked: unknown[] = [];
  const paradigms = async () => (word: unknown) => {
    asked.push(word);
    return { principal: [{ tags: ['plural'], form: 'Hunde' }], tables: [] } as const;
  };
  const sources = { catalogue, sentencesIn: noSentences, paradigms };
  const { forms } = await entryOf(sources, wordOf('dog'), { lang: 'en', learn: 'de' });
  expect(forms?.principal).toEqual([{ tags: ['plural'], form: 'Hunde' }]);
  expect(asked).toEqual([{ form: 'Hund', pos: 'noun', gender: 'm', spoken: undefined }]);
  const [row] = catalogue.furtherWords;
  await entryOf(sources, row as NonNullable<typeof row>, { lang: 'en', learn: 'de' });
  expect(asked).toHaveLength(1);
});

const entryIn = (id: string, learn: Language) =>
  entryOf({ catalogue, sentencesIn: noSentences }, wordOf(id), { lang: 'en', learn });

test('what a word goes with is said with the word itself, in each language in its own way', async () => {
  const { collocations } = await entryIn('decision', 'de');
  expect(collocations[0]).toMatchObject({
    text: 'eine [Entscheidung] treffen',
    translation: 'make a [decision]',
  });
  for (const learn of LANGUAGE_CODES)
    for (const { text } of (await entryIn('friend', learn)).collocations) expect(text).toContain('[');
  expect((await entryIn('blue', 'de')).collocations).toEqual([]);
});

test('a verb has its partner, an Arabic word its root, and a thing its counter, where their language has them', async () => {
  expect((await entryIn('read', 'uk')).pair).toEqual({ imperfective: 'чита́ти', perfective: 'прочита́ти' });
  const { pair, root, counting } = await entryIn('book', 'ar');
  expect([pair, counting]).toEqual([undefined, undefined]);
  expect(root?.letters).toEqual(['ك', 'ت', 'ب']);
  expect(root?.family.map(({ en_word }) => en_word)).toContain('كتب');
  expect(root?.family.map(({ id }) => id)).not.toContain('book');
  expect((await entryIn('dog', 'zh')).counting).toEqual({ text: '一只[狗]' });
  expect((await entryIn('dog', 'ja')).counting).toEqual({ text: '一匹の[犬]', reading: 'いっぴきの [いぬ]' });
  expect((await entryIn('dog', 'ko')).counting).toEqual({ text: '[개] 한 마리' });
  const others = await entryIn('dog', 'de');
  expect([others.pair, others.root, others.counting]).toEqual([undefined, undefined, undefined]);
});

test('sentences of the built-in texts name their text, and their form leads back to the word', async () => {
  const { call } = await startTestServer();
  const { forms, known } = await languagesOf(catalogue)('en');
  let found = 0;
  for (const wordId of ['garden', 'mother', 'train', 'window', 'water']) {
    const { data } = await call(getWordEntry, { params: { wordId }, query: { lang: 'uk', learn: 'en' } });
    for (const { text, translation, from } of data.sentences.filter(sentence => sentence.from)) {
      found += 1;
      expect(translation).toBeUndefined();
      const source = texts.find(({ id }) => id === from?.id);
      expect(source?.title).toBe(from?.title);
      expect(source?.body).toContain(text.replace(/[[\]]/g, ''));
      const [, form = ''] = /\[(.+)\]/.exec(text) ?? [];
      expect(
        readText(forms, known, form)[0]?.candidates.flatMap(({ rows }) => rows.map(({ key }) => key)),
      ).toContain(wordId);
    }
  }
  expect(found).toBeGreaterThan(3);
});

test('there is an entry for every word in every pair that has it, and none for others', async () => {
  const { call, refusal } = await startTestServer();
  const [lacking = ''] = [...catalogue.ofPair({ lang: 'en', learn: 'ja' }).lacking];
  const pair = { lang: 'en', learn: 'ja' } as const;
  expect((await refusal(getWordEntry, { params: { wordId: lacking }, query: pair })).status).toBe(404);
  const { lacks = [] } = wordOf(lacking);
  const other = (['en', 'es', 'de', 'uk'] as const).filter(code => !lacks.includes(code));
  const both = { lang: other[0] ?? 'en', learn: other[1] ?? 'en' };
  expect((await call(getWordEntry, { params: { wordId: lacking }, query: both })).data.word.id).toBe(lacking);
});

test.each([
  ['a key that there is not', 'no-such-word', 404],
  ['an own card', 'card-01890000-0000-7000-8000-000000000001', 404],
  ['what is no key', 'No Key', 422],
  ['a key of 80 characters and more', 'a'.repeat(81), 422],
  ['a key of 10,000 characters', 'a'.repeat(10_000), 404],
])('%s is refused', async (_, wordId, status) => {
  const { send } = await startTestServer();
  const reply = await send({ url: `/api/words/${encodeURIComponent(wordId)}?lang=en&learn=es` });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ success: false });
});

test('an entry is made once, and counted then', async () => {
  const made: string[] = [];
  const limits = { ...noLimits, countHere: (name: string) => void made.push(name) };
  const { send } = await startTestServer({ limits });
  const ask = () => send({ url: '/api/words/dog?lang=uk&learn=de' });
  const { headers } = await ask();
  expect(
    (
      await send({
        url: '/api/words/dog?learn=de&lang=uk',
        headers: { 'if-none-match': headers.etag as string },
      })
    ).statusCode,
  ).toBe(304);
  await ask();
  expect(made).toEqual(['publicLists']);
});
