// What GET /learning, a packet and a round cost somebody with 5,000 words and 100,000 answers, against somebody with 50 words.
// Run with: npx tsx bench/learning-server.ts
import { answerId, type BenchLearner, NOW, startLearningBench } from './learning-bench.ts';
import { type Aim, cpuOf, inTurns, ratios, rounds, sayFigure, sayHead } from './measure.ts';

const ROUNDS = rounds(15, 5);
/** Calls of a round: one alone takes too little to be measured. */
const CALLS = 30;
/** With a log a hundred times as long. */
const GROWTH: Aim = { atMost: 3 };

const { app, taught, learnerOf, close } = await startLearningBench();

/** What makes every reply stale: one more answer, which is not timed here. */
async function answerOnce(token: string, round: number) {
  const wordId = taught[round] ?? '';
  const answer = {
    ...{ id: crypto.randomUUID(), wordId, learn: 'es', testType: 'word_to_translation', correct: true },
    ...{ milliseconds: 2_000, options: 4, chosenId: wordId, answeredAt: NOW },
  };
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: '/api/tests/answers', payload: { answers: [answer] } },
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 200) throw new Error(body);
}

/** Milliseconds of CPU of one call, over some. */
async function costOf(url: string, { token }: BenchLearner, isChanged: boolean): Promise<number> {
  let used = 0;
  for (let call = 0; call < CALLS; call += 1) {
    if (isChanged) await answerOnce(token, call);
    used += await cpuOf(async () => {
      const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode !== 200) throw new Error(body);
    });
  }
  return used / 1000 / CALLS;
}

const [small, large] = [await learnerOf(50, 4), await learnerOf(5_000, 20)];
const url = '/api/learning?learn=es';
const filled = await cpuOf(() => app.inject({ url, headers: { authorization: `Bearer ${large.token}` } }));
sayHead();
sayFigure('states of 100,000 answers filled in, once: ms', [filled / 1000]);
for (const path of ['learning', 'learning/words', 'learning/packet', 'learning/round', 'learning/report']) {
  for (const isChanged of [false, true]) {
    const { few, many } = await inTurns(ROUNDS, {
      few: () => costOf(`/api/${path}?learn=es`, small, isChanged),
      many: () => costOf(`/api/${path}?learn=es`, large, isChanged),
    });
    const title = `GET /${path}, ${isChanged ? 'after a change' : 'again'}`;
    sayFigure(`${title}, with 50 words: ms`, few);
    sayFigure(`${title}, with 5,000: ms`, many);
    sayFigure(`${title}, 5,000 by 50`, ratios(many, few), GROWTH);
  }
}
/** Undo reads all rows of its word: with as many as were once let in, and with what a day holds now for a month. */
for (const rows of [100_000, 3_000, 100]) {
  const { token } = await learnerOf(1, rows);
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url, headers });
  let last = rows;
  const undo = async () => {
    last -= 1;
    const payload = { ids: [answerId(0, last)] };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/tests/answers/undo',
      payload,
      headers,
    });
    if (statusCode !== 200) throw new Error(body);
  };
  const { costs } = await inTurns(rounds(9, 3), { costs: async () => (await cpuOf(undo)) / 1000 });
  sayFigure(`an answer undone, of a word with ${rows} rows: ms`, costs);
}
await close();
