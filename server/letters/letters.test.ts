import { expect, test } from 'vitest';
import { exportHistory } from '#contract/history.ts';
import { getLearning, getLearningReport, listLearningWords } from '#contract/learning.ts';
import { letterId } from '#contract/letter-ids.ts';
import { getLetters, getLettersRound, listLetterWords } from '#contract/letters.ts';
import { getRound } from '#contract/round.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, markOf, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { lang: 'en', learn: 'uk' } as const;
const FIRST = catalogue.course('uk')?.letters.filter(({ lesson }) => lesson === 1) ?? [];
const [FIRST_ID = '', SECOND_ID = ''] = FIRST.map(({ sign }) => letterId(sign));

const answerTo = (wordId: string, fields: object = {}) => answerOf({ wordId, learn: 'uk', ...fields });

test('a course has its lessons with how many words they open, and every letter with its sound', async () => {
  const { call } = await startTestServer();
  const { course, others } = (await call(getLetters, { query: pair })).data;
  expect(course?.title).toBe('Read Ukrainian');
  const counts = course?.lessons.map(({ readable = 0 }) => readable) ?? [];
  expect(counts.toSorted((one, other) => one - other)).toEqual(counts);
  expect(counts[0]).toBeGreaterThanOrEqual(8);
  expect(course?.lessons[0]?.words.map(({ en_word }) => en_word)).toContain('кіт');
  expect(course?.letters.find(({ sign }) => sign === 'Кк')).toMatchObject({
    ...{ id: 'letter-u043a', forms: ['К', 'к'], lesson: 1, latin: 'k', say: 'ка' },
  });
  expect(others.map(({ learn }) => learn)).toEqual(catalogue.courses.filter(learn => learn !== 'uk'));
});

test('whoever knows the letters is told no numbers of words, and their own language or one without a course has none', async () => {
  const { call } = await startTestServer();
  const of = async (query: { lang: 'uk' | 'en'; learn: 'pl' | 'uk' | 'en' }) =>
    (await call(getLetters, { query })).data;
  const { course } = await of({ lang: 'uk', learn: 'pl' });
  expect(course?.lessons.map(({ readable }) => readable)).toEqual(course?.lessons.map(() => undefined));
  expect(course?.lessons.every(({ words }) => words.length > 0)).toBe(true);
  expect((await of({ lang: 'uk', learn: 'uk' })).course).toBeUndefined();
  expect((await of({ lang: 'uk', learn: 'en' })).course).toBeUndefined();
  expect((await of({ lang: 'uk', learn: 'en' })).others.map(({ learn }) => learn)).not.toContain('uk');
});

test('a letter has words with it that can be read soonest, and no course has a letter of another', async () => {
  const { call, send } = await startTestServer();
  const { words } = (await call(listLetterWords, { params: { letterId: letterId('ш') }, query: pair })).data;
  const { note } = (await call(listLetterWords, { params: { letterId: letterId('к') }, query: pair })).data;
  expect(note).toContain('k as in');
  expect(words).toHaveLength(3);
  expect(words.every(({ en_word }) => en_word.includes('ш'))).toBe(true);
  for (const [id, query] of [
    ['letter-u0000', 'lang=en&learn=uk'],
    [letterId('ш'), 'lang=en&learn=hi'],
    [letterId('ш'), 'lang=uk&learn=uk'],
    [letterId('ш'), 'lang=en&learn=es'],
  ])
    expect((await send({ method: 'GET', url: `/api/letters/${id}/words?${query}` })).statusCode).toBe(404);
});

test('every letter of every course can be asked: three others are told from it by ear, sound and sign', async () => {
  const { call } = await startTestServer();
  for (const learn of catalogue.courses) {
    const letters = catalogue.course(learn)?.letters ?? [];
    const byId = new Map(letters.map(letter => [letterId(letter.sign), letter]));
    const lessons = Math.max(...letters.map(({ lesson }) => lesson));
    for (let lesson = 1; lesson <= lessons; lesson += 1) {
      const asked = { params: { lesson: String(lesson) }, query: { lang: 'en', learn } } as const;
      if (learn === asked.query.lang) continue;
      const { words } = (await call(getLettersRound, asked)).data;
      expect(words.map(({ id }) => byId.get(id)?.lesson)).toEqual(words.map(() => lesson));
      for (const { id, translation, sense, otherWords } of words) {
        expect(sense).toBeTruthy();
        const ipa = byId.get(id)?.ipa;
        expect(otherWords, `${learn} ${id}`).toHaveLength(3);
        const labels = [translation, ...otherWords.map(other => other.translation)];
        expect(new Set(labels).size, `${learn} ${id}`).toBe(4);
        expect(ipa && otherWords.some(other => byId.get(other.id)?.ipa === ipa)).toBeFalsy();
      }
    }
  }
});

test('a lesson has taught words read that its letters are enough for, from the third letter on, by their reading', async () => {
  const { call } = await startTestServer();
  for (const learn of ['uk', 'hi', 'bn', 'ar', 'ja', 'ko'] as const) {
    const asked = { params: { lesson: '1' }, query: { lang: 'en', learn } } as never;
    const { words, readings } = (await call(getLettersRound, asked)).data;
    const fresh = words.map(({ id }) => id);
    expect(readings.length, learn).toBeGreaterThan(0);
    for (const { id, sense, translation, why, needs, otherWords, transcription } of readings) {
      expect(sense).toBe(catalogue.word(id)?.forms.en);
      expect(catalogue.word(id)?.transcriptions[learn]).toContain(translation);
      expect({ why, transcription }).toEqual({ why: 'practice', transcription: undefined });
      expect(needs.length).toBeGreaterThan(0);
      expect(fresh).toEqual(expect.arrayContaining(needs));
      const labels = [translation, ...otherWords.map(other => other.translation)];
      expect(new Set(labels).size, `${learn} ${id}`).toBe(4);
    }
  }
  const { readings } = (await call(getLettersRound, { params: { lesson: '1' }, query: pair })).data;
  const firstThree = FIRST.slice(0, 3).map(({ sign }) => letterId(sign));
  expect(readings.some(({ needs }) => needs.every(id => firstThree.includes(id)))).toBe(true);
});

test('whoever knows the script is not asked to read words, and what was met before needs no new letter', async () => {
  const { call } = await startTestServer();
  const polish = { params: { lesson: '1' }, query: { lang: 'en', learn: 'pl' } } as const;
  expect((await call(getLettersRound, polish)).data.readings).toEqual([]);
  const met = FIRST.map(({ sign }) => letterId(sign)).join();
  const again = { params: { lesson: '1' }, query: { ...pair, met } } as never;
  const { words, readings } = (await call(getLettersRound, again)).data;
  expect(words.every(({ why }) => why === 'practice')).toBe(true);
  expect(readings.length).toBeGreaterThan(0);
  expect(readings.flatMap(({ needs }) => needs)).toEqual([]);
});

test('there is no lesson beyond the last, in one’s own language, or of another name', async () => {
  const { send } = await startTestServer();
  const statusOf = async (address: string) =>
    (await send({ method: 'GET', url: `/api/letters/lessons/${address}` })).statusCode;
  expect(await statusOf('1/round?lang=en&learn=uk')).toBe(200);
  expect(await statusOf('59/round?lang=en&learn=uk')).toBe(404);
  expect(await statusOf('1/round?lang=en&learn=es')).toBe(404);
  expect(await statusOf('1/round?lang=uk&learn=uk')).toBe(404);
  for (const wrong of ['0', '61', 'one', '1.5'])
    expect(await statusOf(`${wrong}/round?lang=en&learn=uk`)).toBe(422);
});

test('what a guest has met on this device is not new to them', async () => {
  const { call } = await startTestServer();
  const ask = async (query: { met?: string; due?: string }) =>
    (await call(getLettersRound, { params: { lesson: '1' }, query: { ...pair, ...query } as never })).data
      .words;
  expect((await ask({})).map(({ why }) => why)).toEqual(FIRST.map(() => 'new'));
  const words = await ask({ met: `${FIRST_ID},${SECOND_ID}`, due: SECOND_ID });
  expect(words[0]).toMatchObject({ id: SECOND_ID, why: 'due' });
  expect(words.slice(1).map(({ id }) => id)).not.toContain(FIRST_ID);
});

for (const { kind, open } of testDatabases()) {
  test(`a letter is learned as a word is: it comes back, is marked, and an undo takes it back (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const ask = async () =>
      (await study.call(getLettersRound, { params: { lesson: '1' }, query: pair }, study.token)).data.words;
    const standings = async () =>
      (await study.call(listLearningWords, { query: { learn: 'uk' } }, study.token)).data.words;
    expect((await ask())[0]).toMatchObject({ id: FIRST_ID, why: 'new', say: FIRST[0]?.say });
    const answer = answerTo(FIRST_ID);
    const { states } = await study.answer(answer);
    expect(states).toMatchObject([{ wordId: FIRST_ID, state: 'learning', strength: 1 }]);
    expect((await ask()).map(({ id }) => id)).not.toContain(FIRST_ID);
    study.onDay(10);
    expect((await ask())[0]).toMatchObject({
      id: FIRST_ID,
      why: 'due',
      intervals: { 3: expect.any(Number) },
    });
    await study.mark(markOf({ wordId: SECOND_ID, learn: 'uk' }));
    expect(Object.keys(await standings()).toSorted()).toEqual([FIRST_ID, SECOND_ID].toSorted());
    await study.undo(answer.id);
    expect(Object.keys(await standings())).toEqual([SECOND_ID]);
  });

  test(`letters are counted nowhere among words, and study of them is study (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const overview = async () =>
      (await study.call(getLearning, { query: { learn: 'uk', lang: 'en' } }, study.token)).data;
    const before = await overview();
    await study.answer(...FIRST.map(({ sign }) => answerTo(letterId(sign), { correct: false })));
    await study.mark(markOf({ wordId: letterId('щ'), learn: 'uk' }));
    const { counts, doneToday, forecast, newLeft, languages } = await overview();
    expect({ counts, newLeft }).toEqual({ counts: before.counts, newLeft: before.newLeft });
    expect(forecast).toEqual(before.forecast);
    expect(doneToday).toBe(FIRST.length);
    expect(languages).toMatchObject([{ learn: 'uk', learning: 0, known: 0, due: 0 }]);
    study.onDay(3);
    expect((await overview()).left).toBe(0);
    const report = (await study.call(getLearningReport, { query: pair }, study.token)).data;
    expect(report.words).toEqual([]);
    expect(report.hardest).toEqual([]);
    const round = (await study.call(getRound, { query: pair as never }, study.token)).data.words;
    expect(round.filter(({ id }) => id.startsWith('letter-u'))).toEqual([]);
    const history = (await study.call(exportHistory, { query: { learn: 'uk' } }, study.token)).data;
    expect(history.words.map(({ wordId }) => wordId)).toContain(FIRST_ID);
  });

  test(`an answer to a letter that no course has is refused, and nothing is kept (${kind})`, async () => {
    const { send, token, call } = await startStudy({ db: await open() });
    const answers = [answerTo(FIRST_ID), answerTo('letter-u0000')];
    const { statusCode, body } = await send({
      ...{ method: 'POST', url: '/api/tests/answers', payload: { answers } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('Unknown word: letter-u0000');
    expect((await call(listLearningWords, { query: { learn: 'uk' } }, token)).data.words).toEqual({});
    await call(saveAnswers, { body: { answers: [answerTo(FIRST_ID)] } }, token);
  });
}

test('every course can be read in every other language', async () => {
  const { call } = await startTestServer();
  for (const learn of catalogue.courses)
    for (const lang of LANGUAGE_CODES) {
      if (lang === learn) continue;
      const { course } = (await call(getLetters, { query: { lang, learn } })).data;
      expect(course?.title, `${lang} ${learn}`).toBeTruthy();
      expect(course?.groups.map(({ title }) => title)).not.toContain('');
    }
});
