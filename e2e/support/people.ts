import { randomUUID } from 'node:crypto';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';

export const PASSWORD = 'correct horse';

export type Person = { name: string; email: string; token: string };

/**
 * A journey's page: it fails when the page logs an error, violates its own security policy or scrolls sideways at the end.
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error' && !isOfBrowser(message.text())) problems.push(message.text());
    });
    waitUntilLive(page);
    await use(page);
    expect(problems).toEqual([]);
    if (page.isClosed()) return;
    expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
    // A call that the page makes as it ends, and that a test answers in the server's place, has nobody left to answer.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect };

/** Makes an account through the API; the page stays a guest's. */
export async function makePerson(
  page: Page,
  languages: { language?: string; learning_language?: string } = {},
): Promise<Person> {
  const person = { name: 'Olena', email: `${randomUUID()}@example.org` };
  const data = { ...person, ...languages, password: PASSWORD, password_confirmation: PASSWORD };
  const response = await page.request.post('/api/register', { data });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { ...person, token };
}

/** Makes an account through the API and logs the page in with it. */
export async function logIn(
  page: Page,
  languages: { language?: string; learning_language?: string } = {},
): Promise<Person> {
  const person = await makePerson(page, languages);
  await page.addInitScript(value => localStorage.setItem('auth_token', value), person.token);
  return person;
}

/** What is of a person lies behind their initial in the header. */
export async function openAccount(page: Page, name = 'Olena'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

/** On wide screens the header has the button. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
}

/** Puts words into the dictionary of a person through the API. */
export async function addWords(page: Page, { token }: Person, wordIds: string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/add-to-dictionary', { headers, data: { wordIds } });
}

/** Begins with a pair of languages, as a returning visitor would. */
export async function choosePair(page: Page, language: string, learning: string): Promise<void> {
  await page.addInitScript(
    ([lang, learn]) => {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', String(lang));
      if (localStorage.getItem('learningLanguage') === null)
        localStorage.setItem('learningLanguage', String(learn));
    },
    [language, learning],
  );
}

/** Has the browser draw pages and ask for all that they show, as it does for the shell that a busy server sends. */
export async function drawInBrowser(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    const isPage = route.request().resourceType() === 'document';
    if (isPage) await route.fulfill({ response: await page.request.get('/shell.html') });
    else await route.fallback();
  });
}

/** Stops the page's clock, which `page.clock.install` has taken over; `page.clock` turns it on by hand or resumes it. */
export async function stopClock(page: Page): Promise<void> {
  // A little ahead, since the clock goes on while this is being said and never goes back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
}

/**
 * Takes the page's clock over before it is opened. `page.clock` leaves the time limits of requests out, and forgets what is to be done
 * once the page is idle where that has a limit.
 */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestIdleCallback = work =>
      Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 50));
    window.cancelIdleCallback = handle => clearTimeout(handle);
    AbortSignal.timeout = milliseconds => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

/** Turns the clock on that `takeClock` has taken over, a little at a time, until something is to be seen. */
export async function passTimeUntil(page: Page, sight: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(sight).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 45_000 });
}

/** Keeps requests on their way, all or those that `isHeld`, until the function returned is called. */
export async function holdRequests(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(address, async route => {
    if (isHeld(route.request())) await held;
    await route.fallback();
  });
  return letGo;
}

/** Keys before React has taken a page over are lost and presses wait, so going to one takes until then. */
function waitUntilLive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await becomeLive(page);
    return response;
  };
  page.reload = async options => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await becomeLive(page);
    return response;
  };
}

/** Resolves once nothing on the page is the server's any more; an empty shell never was. */
export async function becomeLive(page: Page): Promise<void> {
  await page.locator('#root[data-view]').waitFor({ state: 'detached' });
}

/** Resolves after two pictures of the page: what it does at once has been done by then. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Counts the sounds that the page plays, in this document and the next ones. */
export async function countPlays(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    Object.assign(window, { plays: 0 });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      (window as unknown as { plays: number }).plays += 1;
      return play.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { plays: number }).plays);
}

/** How much wider than the screen a page is. */
export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Chromium reports every refused or aborted request as an error; what the page makes of it is the journeys' business. On an origin that
 * is not secure it passes over some headers, and says so.
 */
function isOfBrowser(text: string): boolean {
  return /^(Failed to load resource|The Cross-Origin-Opener-Policy header has been ignored|Clear-Site-Data header on .* insecure)/.test(
    text,
  );
}
