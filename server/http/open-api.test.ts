import fastify from 'fastify';
import { expect, test } from 'vitest';
import { listCategories } from '#contract/categories.ts';
import { getText, listTexts } from '#contract/reader.ts';
import { createBinder } from './bind.ts';
import { noLimits } from './limits.ts';
import { openApiRoutes } from './open-api.ts';
import { done } from './success.ts';

test('the document tells what is bound: no more and no less', async () => {
  const app = fastify();
  const { bind, bound } = createBinder(app, () => Promise.reject(new Error('nobody')), noLimits);
  bind(listTexts, () => done({ texts: [] }));
  bind(getText, () => Promise.reject(new Error('no texts')));
  openApiRoutes(app, bound);
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths)).toEqual(['/texts', '/texts/{id}']);
  expect(paths).not.toHaveProperty([listCategories.path]);
  expect(paths['/texts'].get).toMatchObject({ operationId: 'getTexts', summary: listTexts.summary });
  expect(paths['/texts/{id}'].get.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'lang', in: 'query', required: false },
  ]);
});
