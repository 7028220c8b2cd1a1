import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { send } from './send.ts';

const WORDS = ['dog', 'gone', 'cat', 'cow', 'horse'];
const change = (name: 'add' | 'restore' | 'remove', ids: readonly string[] = WORDS) => ({
  kind: 'dictionary' as const,
  ...{ change: name, words: ids.map(id => ({ id })) },
  ...({ lang: 'en', learn: 'es' } as const),
});

/** The words that a server has taken which does not know one of them. */
let taken: string[];

beforeEach(() => {
  taken = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { wordIds } = JSON.parse(body) as { wordIds: string[] };
    const refusal = { success: false, message: '', code: 'invalid_input', errors: {} };
    if (wordIds.includes('gone')) return Response.json(refusal, { status: 422 });
    taken.push(...wordIds);
    return Response.json({ success: true, message: '', data: {} });
  });
});

test('one word that the server does not know any more does not keep the others from coming, and is told', async () => {
  await expect(send([change('add')], null)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(taken).toEqual(['dog', 'cat', 'cow', 'horse']);
});

test('a word that the server does not know any more is removed, and so are the others', async () => {
  await send([change('remove')], null);
  await send([change('remove', ['gone'])], null);
  expect(taken).toEqual(['dog', 'cat', 'cow', 'horse']);
});

test('only the undo of a removal asks for the words as they were before it', async () => {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ success: true, message: '', data: {} });
  });
  await send([change('add', ['dog'])], null);
  await send([change('restore', ['cat'])], null);
  expect(asked).toEqual([{ wordIds: ['dog'] }, { wordIds: ['cat'], restore: true }]);
});
