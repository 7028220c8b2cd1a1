import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';

type Weight = { html: number; scripts: number; fonts: number };

const VISITORS = {
  'a guest': 'language=uk; learning_language=es',
  'a guest who reads English': 'language=en; learning_language=es',
  'a learner': 'language=uk; learning_language=es; visitor=user',
};

/**
 * What a first visit fetches until its page answers, in bytes as they go out (Brotli): the page with styles and data, its scripts with
 * the texts of the language, the face of the headings. Pictures and what comes once the page is idle are not counted. These are
 * the figures of November 2026 and some three percent; what is worth more raises them in the same change.
 */
const MOST: ({ path: string; visitor: keyof typeof VISITORS } & Weight)[] = [
  { path: '/', visitor: 'a guest', html: 18_400, scripts: 102_600, fonts: 8_400 },
  { path: '/', visitor: 'a guest who reads English', html: 17_700, scripts: 102_600, fonts: 14_200 },
  { path: '/', visitor: 'a learner', html: 18_400, scripts: 106_300, fonts: 8_400 },
  { path: '/categories/body/words', visitor: 'a guest', html: 24_000, scripts: 126_500, fonts: 8_400 },
  { path: '/login', visitor: 'a guest', html: 20_200, scripts: 114_500, fonts: 8_400 },
  { path: '/tests/words?source=food', visitor: 'a learner', html: 19_600, scripts: 127_500, fonts: 8_400 },
  { path: '/profile', visitor: 'a learner', html: 19_000, scripts: 139_500, fonts: 8_400 },
];

for (const { path, visitor, ...most } of MOST) {
  test(`${path} of ${visitor} weighs no more than it may`, async ({ request }) => {
    const weight = await weigh(request, path, VISITORS[visitor]);
    const tooHeavy = Object.entries(most).filter(([part, bytes]) => weight[part as keyof Weight] > bytes);
    expect(tooHeavy, JSON.stringify(weight)).toEqual([]);
  });
}

/** Counts the page and all files that its head has the browser fetch. */
async function weigh(request: APIRequestContext, path: string, cookie: string): Promise<Weight> {
  const page = await shrunkPage(request, path, cookie);
  const html = await page.text();
  const scripts = html.matchAll(
    /<(?:link rel="modulepreload"|script type="module")[^>]*(?:href|src)="([^"]+)"/g,
  );
  const fonts = html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g);
  return {
    html: bytesOf(page),
    scripts: await bytesOfAll(request, scripts),
    fonts: await bytesOfAll(request, fonts),
  };
}

/** The page as it goes out once many have asked for it: until then it is a tenth larger. */
async function shrunkPage(request: APIRequestContext, path: string, cookie: string): Promise<APIResponse> {
  const get = () => request.get(path, { headers: { cookie } });
  const first = bytesOf(await get());
  let page = await get();
  await expect(async () => {
    page = await get();
    expect(bytesOf(page)).toBeLessThan(first);
  }).toPass({ intervals: [50] });
  return page;
}

async function bytesOfAll(request: APIRequestContext, named: Iterable<RegExpMatchArray>): Promise<number> {
  const paths = new Set(Array.from(named, ([, path = '']) => path));
  const replies = await Promise.all(Array.from(paths, path => request.get(path)));
  return replies.reduce((sum, reply) => sum + bytesOf(reply), 0);
}

function bytesOf(reply: APIResponse): number {
  const bytes = Number(reply.headers()['content-length']);
  expect(bytes, reply.url()).toBeGreaterThan(0);
  return bytes;
}
