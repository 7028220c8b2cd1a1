import { expect, test } from 'vitest';
import { getPlacement } from '#contract/learning.ts';
import { alone } from '../catalogue/of-pair.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

test('the commonest words of a language have the first ranks, and every taught word that it has has one', async () => {
  const { call } = await startTestServer();
  for (const learn of ['es', 'ko'] as const) {
    const taught = catalogue
      .ofPair(alone(learn))
      .categories.flatMap(({ words }) => words.map(({ id }) => id));
    const { words, ranks } = (await call(getPlacement, { query: { lang: 'en', learn } })).data;
    const path = catalogue.path(learn).map(({ id, forms }) => [id, forms[learn]]);
    expect(words.slice(0, path.length)).toEqual(path);
    expect(words.map(([id]) => id).toSorted()).toEqual(taught.toSorted());
    expect(ranks.at(-1)).toBeLessThanOrEqual(words.length);
  }
});
