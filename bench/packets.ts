// What the packets of somebody who learns cost, in CPU of the server: the aim is 0.5 ms each. The floor beside each is a call of the
// same person for as many bytes that are ready: what no packet can cost less than.
// Run with: npx tsx bench/packets.ts
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import { createSessions } from '#server/account/guard.ts';
import { sql } from '#server/database/database.ts';
import { sendCached, uncachedResponse } from '#server/http/cached-response.ts';
import { NOW, startLearningBench } from './learning-bench.ts';
import { cpuOf, inTurns, rounds, sayFigure, sayHead } from './measure.ts';

const AIM_MS = { atMost: 0.5 };
const CALLS = rounds(150, 60);
const ROUNDS = rounds(9, 5);

const { app, db, taught, learnerOf, close } = await startLearningBench();
const { guard } = createSessions(db, () => NOW);
let ready: Buffer = Buffer.alloc(0);
app.get('/floor', async (request, reply) => {
  await guard(request.headers.authorization);
  sendCached(request, reply, uncachedResponse(ready));
  return reply;
});

const LOADS = {
  'Learn now': '/api/learning/packet?lang=en&learn=es',
  'a round': '/api/learning/round?lang=en&learn=es',
  'a category': '/api/tests/learn-words?lang=en&learn=es&source=food',
  'the dictionary': `/api/learning/packet?lang=en&learn=es&source=${DICTIONARY_SOURCE}`,
  'the next days, for a device': '/api/learning/ahead?lang=en&learn=es',
};

sayHead();
/** Somebody in the second month, and somebody who knows half the catalogue. */
for (const words of [300, 1_300]) {
  const learner = await learnerOf(words, 4);
  for (const wordId of taught.slice(0, 200)) {
    const keep = 'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)';
    await db.query(sql('bench-keep', keep), [learner.userId, wordId, NOW]);
  }
  for (const [title, url] of Object.entries(LOADS)) {
    ready = await bodyOf(url, learner.token);
    const { costs, floor } = await inTurns(ROUNDS, {
      costs: () => costOf(url, learner.token),
      floor: () => costOf('/floor', learner.token),
    });
    sayFigure(`${title}, ${words} words begun: ms`, costs, AIM_MS);
    sayFigure('its floor: ms', floor);
  }
}
await close();

/** Milliseconds of CPU of one call, over many. */
async function costOf(url: string, token: string): Promise<number> {
  const used = await cpuOf(async () => {
    for (let count = 0; count < CALLS; count += 1) await bodyOf(url, token);
  });
  return used / 1000 / CALLS;
}

async function bodyOf(url: string, token: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (statusCode !== 200) throw new Error(rawPayload.toString());
  return rawPayload;
}
