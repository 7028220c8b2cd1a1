import { expect, test } from 'vitest';
import { translateWord } from '#contract/translation.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

test('a word is translated, whatever its form', async () => {
  const { call } = await startTestServer();
  const reply = await call(translateWord, { params: { word: 'dogs' }, query: { lang: 'uk' } });
  const emoji = catalogue.word('dog')?.emoji;
  expect(reply).toMatchObject({
    translation: expect.stringMatching(/^собака/),
    base: 'dog',
    word_id: 'dog',
    emoji,
  });
});

test('a word of another learning language is translated', async () => {
  const { call } = await startTestServer();
  const reply = await call(translateWord, { params: { word: 'perro' }, query: { lang: 'uk', learn: 'es' } });
  expect(reply).toMatchObject({ translation: expect.stringMatching(/^собака/), word_id: 'dog' });
});

test('without languages a word is explained in English', async () => {
  const { call } = await startTestServer();
  const reply = await call(translateWord, { params: { word: 'dogs' }, query: {} });
  expect(reply.translation).toMatch(/^dog/);
});

test('an unknown word is not found, in the words of the error catalogue', async () => {
  const { refusal } = await startTestServer();
  const reply = await refusal(translateWord, { params: { word: 'qwrtpl' }, query: { lang: 'uk' } });
  expect(reply).toMatchObject({ status: 404, code: 'not_found', message: 'translation not found' });
});

test.each([
  ['a word that is too long', 'a'.repeat(61), 422],
  ['a word that is far too long', 'a'.repeat(3000), 422],
  ['a long word in another script', 'ы'.repeat(61), 422],
  ['a line break', 'dog%0Acat', 422],
  ['NUL', 'dog%00', 422],
  ['an escape character', '%1B[31m', 422],
  ['nothing but spaces', '%20%20', 422],
  ['a broken escape', '%E0%A4%A', 400],
  ['markup', '%3Cscript%3E', 404],
  ['a path', '..%2F..%2Fetc', 404],
  ['an SQL quote', "'%20or%201=1", 404],
])('%s is refused', async (_, word, status) => {
  const { send } = await startTestServer();
  const reply = await send({ url: `/api/translate/${word}?lang=uk` });
  expect({ status: reply.statusCode, success: reply.json().success }).toEqual({ status, success: false });
});

test('60 letters and 60 characters of any script are a word like any other', async () => {
  const { send } = await startTestServer();
  for (const letter of ['a', 'হ', '漢']) {
    const reply = await send({
      url: `/api/translate/${encodeURIComponent(letter.repeat(60))}?lang=uk&learn=bn`,
    });
    expect(reply.statusCode).toBe(404);
  }
});

test('a bad word and a bad language are named together', async () => {
  const { refusal } = await startTestServer();
  const reply = await refusal(translateWord, { params: { word: 'a'.repeat(61) }, query: { lang: 'xx' } });
  expect(Object.keys(reply.errors).sort()).toEqual(['lang', 'word']);
});
