import { expect, test } from 'vitest';
import { createLimits } from '../http/limits.ts';
import { openSqlite, says, startTranslatingServer } from '../testing/translating-server.ts';

test('only words that leave the server count towards the limit', async () => {
  const { send, received } = await startTranslatingServer({
    reply: says('Wort'),
    db: await openSqlite(),
    limits: createLimits(),
  });
  const ask = async (word: string) => (await send({ url: `/api/translate/${word}?lang=de` })).statusCode;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const words = Array.from(
    { length: 60 },
    (_, index) => `qwrt${letters[index % 26]}${letters[Math.floor(index / 26)]}`,
  );
  for (let time = 0; time < 70; time++) expect(await ask('dog')).toBe(200);
  for (const word of words) expect(await ask(word)).toBe(200);
  const refused = await send({ url: '/api/translate/qwrtzz?lang=de' });
  expect({ status: refused.statusCode, wait: Number(refused.headers['retry-after']) > 0 }).toEqual({
    status: 429,
    wait: true,
  });
  expect(await ask('qwrtaa')).toBe(200);
  expect(received.length).toBe(60);
});

test('what all may send to a service in a day is bounded, and so is what one network may', async () => {
  const limits = createLimits({ inAll: { translatedCharacters: 20 } });
  const { send, received } = await startTranslatingServer({
    reply: says('Wort'),
    db: await openSqlite(),
    limits,
  });
  const ask = async (word: string, remoteAddress: string) =>
    (await send({ url: `/api/translate/${word}?lang=de`, remoteAddress })).statusCode;
  const replies = [];
  for (const [index, word] of ['qwrtplk', 'qwrtplm', 'qwrtpln', 'qwrtplo'].entries())
    replies.push(await ask(word, `10.0.0.${index}`));
  expect(replies).toEqual([200, 200, 429, 429]);
  expect(received).toHaveLength(2);
  // What was asked before costs nothing.
  expect(await ask('qwrtplk', '10.0.0.9')).toBe(200);
});
