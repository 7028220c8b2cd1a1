// What the packets of somebody who learns cost, in CPU of the server: the aim is 0.5 ms each.
// Run with: npx tsx bench/packets.ts
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import { sql } from '#server/database/database.ts';
import { NOW, startLearningBench } from './learning-bench.ts';

const AIM_MS = 0.5;
const CALLS = 150;
const ROUNDS = 9;

const { app, db, taught, learnerOf, close } = await startLearningBench();

const LOADS = {
  'Learn now': '/api/learning/packet?lang=en&learn=es',
  'a category': '/api/tests/learn-words?lang=en&learn=es&source=food',
  'the dictionary': `/api/learning/packet?lang=en&learn=es&source=${DICTIONARY_SOURCE}`,
  'the next days, for a device': '/api/learning/ahead?lang=en&learn=es',
};

/** Somebody in the second month, and somebody who knows half the catalogue. */
for (const words of [300, 1_300]) {
  const learner = await learnerOf(words, 4);
  for (const wordId of taught.slice(0, 200)) {
    const keep = 'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)';
    await db.query(sql('bench-keep', keep), [learner.userId, wordId, NOW]);
  }
  for (const [title, url] of Object.entries(LOADS)) {
    const spread = await costOf(url, learner.token);
    const [low, median, high] = spread.map(ms => ms.toFixed(2));
    process.stdout.write(
      `${title}, ${words} words begun: ${median} ms of CPU (${low} to ${high}), aim ${AIM_MS}\n`,
    );
  }
}
await close();

/** Quartiles of the CPU of one call, over rounds of many calls. */
async function costOf(url: string, token: string): Promise<number[]> {
  const call = async () => {
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (statusCode !== 200) throw new Error(body);
  };
  const costs: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const began = process.cpuUsage();
    for (let count = 0; count < CALLS; count += 1) await call();
    const { user, system } = process.cpuUsage(began);
    if (round >= 0) costs.push((user + system) / 1000 / CALLS);
  }
  costs.sort((one, other) => one - other);
  return [0.25, 0.5, 0.75].map(share => costs[Math.floor(share * ROUNDS)] ?? 0);
}
