// What GET /learning and a packet cost somebody with 5,000 words and 100,000 answers, against somebody with 50 words.
// Run with: npx tsx bench/learning-server.ts
import { answerId, NOW, startLearningBench } from './learning-bench.ts';

const ROUNDS = 30;

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

async function milliseconds(url: string, { token }: { token: string }, isChanged: boolean) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (isChanged) await answerOnce(token, round);
    // The processor's time, so that a busy machine does not count.
    const began = process.cpuUsage();
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    if (statusCode !== 200) throw new Error(body);
  }
  return times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0;
}

const [small, large] = [await learnerOf(50, 4), await learnerOf(5_000, 20)];
const start = performance.now();
await app.inject({ url: '/api/learning?learn=es', headers: { authorization: `Bearer ${large.token}` } });
process.stdout.write(`states of 100,000 answers filled in: ${Math.round(performance.now() - start)} ms\n`);
for (const path of ['learning', 'learning/words', 'learning/packet', 'learning/report']) {
  for (const isChanged of [false, true]) {
    const url = `/api/${path}?learn=es`;
    const [few, many] = [
      await milliseconds(url, small, isChanged),
      await milliseconds(url, large, isChanged),
    ];
    const when = isChanged ? 'after a change' : 'again';
    process.stdout.write(
      `GET /${path}, ${when}: ${few.toFixed(2)} ms with 50 words, ${many.toFixed(2)} ms with 5,000: ${(many / few).toFixed(1)} times\n`,
    );
  }
}
/** Undo reads all rows of its word: with as many as were once let in, and with what a day holds now for a month. */
for (const rows of [100_000, 3_000, 100]) {
  const { token } = await learnerOf(1, rows);
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url: '/api/learning?learn=es', headers });
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const began = performance.now();
    const payload = { ids: [answerId(0, rows - 1 - round)] };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/tests/answers/undo',
      payload,
      headers,
    });
    if (statusCode !== 200) throw new Error(body);
    times.push(performance.now() - began);
  }
  const median = times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  process.stdout.write(`an answer undone, of a word with ${rows} rows: ${median.toFixed(1)} ms\n`);
}
await close();
