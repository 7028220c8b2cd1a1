import { randomUUID } from 'node:crypto';
import { createList, shareList } from '#contract/lists.ts';
import type { startTestServer } from './test-server.ts';

type Server = Pick<Awaited<ReturnType<typeof startTestServer>>, 'call' | 'registerUser'>;

/** A list that somebody shares, for tests of its page: what their calls need, and the code of its link. */
export async function shareTestList({ call, registerUser }: Server, name = 'A week in Berlin') {
  const { token } = await registerUser();
  const id = `own-${randomUUID()}`;
  const body = { id, name, author: 'Marta', words: ['dog', 'cat'] };
  await call(createList, { body }, token);
  const { list } = (await call(shareList, { params: { id }, body: { is_shared: true } }, token)).data;
  return { id, code: list.code ?? '', revision: list.revision, token };
}
