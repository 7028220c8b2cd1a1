import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGES } from '#contract/pages.ts';
import { watchMoves } from '../support/moves.ts';
import { choosePair, expect, holdRequests, logIn, test } from '../support/people.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const viewport of WIDTHS) {
  test(`a row of which the last button is still on its way does not move, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choosePair(page, 'uk', 'en');
    await logIn(page, { language: 'uk', learning_language: 'en' });
    await page.goto('/categories/food/words');
    const row = page.getByRole('listitem').filter({ hasText: 'bread' }).first();
    const speaker = row.getByRole('button', { name: 'Послухати: bread' });
    await expect(row.getByRole('button', { name: 'Додати до словника: bread' })).toBeVisible();
    const whole = await speaker.boundingBox();
    await row.getByRole('button', { name: 'Додати до словника: bread' }).evaluate(button => button.remove());
    expect(await speaker.boundingBox()).toEqual(whole);
  });
}

/** A server between, which sends the page of a path up to a cut, and the rest somewhat later; returns its address. */
async function servedInPieces(
  origin: string,
  path: string,
  cutOf: (page: Buffer) => number,
): Promise<string> {
  const server = createServer(async ({ url = '/', headers }, reply) => {
    const response = await fetch(origin + url, { headers: { cookie: headers.cookie ?? '' } });
    reply.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
    const body = Buffer.from(await response.arrayBuffer());
    const cut = url === path ? cutOf(body) : 0;
    reply.write(body.subarray(0, cut));
    if (cut > 0) await sleep(500);
    reply.end(body.subarray(cut));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Pages with a place in the middle of what would move if it were painted so far. */
const CUTS: [string, (page: Buffer) => number][] = [
  [PAGES.categories, page => page.indexOf('</button>', page.indexOf('id="learning-language"'))],
  ['/categories/food/words?learn=de', page => page.lastIndexOf('<', page.indexOf('>bread<'))],
  ['/?learn=de', page => page.indexOf('<article')],
  ['/texts/a1-who-am-i?learn=de', page => page.indexOf('<span data-word="33"')],
];

for (const [path, cutOf] of CUTS) {
  for (const viewport of WIDTHS) {
    test(`nothing moves while ${path} comes in two pieces, ${viewport.width} px wide`, async ({
      page,
      baseURL,
    }) => {
      const address = await servedInPieces(String(baseURL), path, cutOf);
      await page.setViewportSize(viewport);
      const moves = await watchMoves(page);
      // The second time nothing but the page is on its way.
      for (let time = 0; time < 2; time += 1) await page.goto(address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await moves()).toEqual([]);
    });
  }
}

test('nothing moves as the connection goes and comes back', async ({ page, context }) => {
  await choosePair(page, 'en', 'es');
  const moves = await watchMoves(page);
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    for (const path of [PAGES.categories, PAGES.contact]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toHaveCount(0);
      // What moved is told after the frame in which it did.
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect.soft(await moves(), `${path}, ${viewport.width} px wide`).toEqual([]);
    }
  }
});

test('a question keeps its place as answers begin to wait', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.route('**/api/tests/answers', route => route.abort());
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    const letGo = await holdRequests(page, '**/api/tests/answers');
    await page.goto('/tests/flashcards?source=food');
    await page.getByRole('button', { name: 'Show translation' }).click();
    await page.getByRole('button', { name: 'Good' }).click();
    const place = () => page.getByRole('button', { name: 'Show translation' }).boundingBox();
    const before = await place();
    expect(before).not.toBeNull();
    letGo();
    await expect(page.getByText(/answers? (?:is|are) waiting for a connection/)).toBeAttached();
    expect(await place(), `${viewport.width} px wide`).toEqual(before);
    // Where the band gives way to the trainer, a sign in it takes over.
    const mark = page.getByTitle(/answers? (?:is|are) waiting for a connection/);
    await expect(mark).toBeVisible({ visible: viewport.width < 1248 });
  }
});

test('what waits for a connection covers no answer, however wide the window', async ({ page, context }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.route('**/api/tests/answers', route => route.abort());
  await page.goto('/tests/words?source=food');
  await page.locator('main [aria-keyshortcuts="1"]').click();
  await context.setOffline(true);
  const waits = /answers? (?:is|are) waiting for a connection/;
  await expect(page.getByText(waits)).toBeAttached();
  const band = page.locator('[data-band]');
  for (const [width, height] of [
    [720, 1000],
    [1000, 800],
    [1120, 800],
    [1247, 800],
    [1248, 720],
    [1280, 470],
  ] as const) {
    await page.setViewportSize({ width, height });
    const news = await band.boundingBox();
    if (news === null) throw new Error('The band has no box');
    const buttons = await page.locator('main').getByRole('button').all();
    const boxes = await Promise.all(buttons.map(button => button.boundingBox()));
    const covered = boxes.filter(
      box =>
        box !== null &&
        box.x < news.x + news.width &&
        news.x < box.x + box.width &&
        box.y < news.y + news.height &&
        news.y < box.y + box.height,
    );
    // Where the band gives way it is for screen readers alone, and the sign in the round takes over.
    const isSeen = await band.evaluate(element => {
      const { x, y, width: across, height: down } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + across / 2, y + down / 2));
    });
    expect.soft(isSeen ? covered : [], `${width} x ${height}`).toEqual([]);
    await expect(page.getByTitle(waits)).toBeVisible({ visible: !isSeen });
  }
});
