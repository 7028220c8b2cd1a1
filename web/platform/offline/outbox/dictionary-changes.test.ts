import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { sendChange } from './dictionary-changes.ts';

const WORDS = ['dog', 'gone', 'cat', 'cow', 'horse'];
const change = (name: 'add' | 'restore' | 'remove', ids: readonly string[] = WORDS) => ({
  ...{ change: name, words: ids.map(id => ({ id })) },
  ...({ lang: 'en', learn: 'es' } as const),
});
const never = new AbortController().signal;

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
  await expect(sendChange(change('add'), never)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(taken).toEqual(['dog', 'cat', 'cow', 'horse']);
});

test('a word that the server does not know any more is removed, and so are the others', async () => {
  await sendChange(change('remove'), never);
  await sendChange(change('remove', ['gone']), never);
  expect(taken).toEqual(['dog', 'cat', 'cow', 'horse']);
});

test('only the undo of a removal asks for the words as they were before it', async () => {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ success: true, message: '', data: {} });
  });
  await sendChange(change('add', ['dog']), never);
  await sendChange(change('restore', ['cat']), never);
  expect(asked).toEqual([{ wordIds: ['dog'] }, { wordIds: ['cat'], restore: true }]);
});
