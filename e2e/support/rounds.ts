import type { Page } from '@playwright/test';
import type { AskedWord } from '#contract/trainers.ts';
import { openStep, openWord, type Round } from '#learning/round/round-state.ts';
import { parseRound } from '#learning/round/stored-round.ts';
import { rightTiles } from '#learning/round/tiles/tiles.ts';
import { expect } from './people.ts';

/** Does something that brings the words of the next round. */
export async function roundAfter(page: Page, act: () => Promise<unknown>): Promise<AskedWord[]> {
  const reply = page.waitForResponse(/\/api\/learning\/round/);
  await act();
  return (await (await reply).json()).data.words;
}

/**
 * The round as the device keeps it, which says what is asked also where that is only heard; undefined when none is under way. It is
 * written down once the screen shows it, so that is awaited.
 */
export async function roundOf(page: Page): Promise<Round | undefined> {
  const stored = await page.evaluate(async () => {
    await new Promise(shown => requestAnimationFrame(() => setTimeout(shown)));
    return localStorage.getItem('round_under_way');
  });
  const { round = '' } = JSON.parse(stored ?? '{}') as { round?: string };
  return parseRound(round, 0);
}

/** What the open step waits for: its place, and whether it has been answered. */
const placeOf = async (page: Page) => {
  const round = await roundOf(page);
  return round === undefined ? 'over' : `${round.at} ${round.stage} ${round.tries.length}`;
};

/**
 * Does something that moves the round. A press that comes as soon as its step is let go, so it is done again until it is taken.
 */
export async function moving(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await placeOf(page);
  await expect(async () => {
    if ((await placeOf(page)) === before) await act();
    expect(await placeOf(page)).not.toBe(before);
  }).toPass({ intervals: [100] });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

/** Meets, or answers right, what is open, and goes on. Returns how it was asked; undefined when the round is over. */
export async function takeStep(page: Page): Promise<string | undefined> {
  const kind = await answerStep(page);
  const round = await roundOf(page);
  if (round?.stage === 'answered') await goOn(page);
  return kind;
}

/** Leaves a verdict. A right answer goes on by itself, also while its button is being pressed. */
async function goOn(page: Page): Promise<void> {
  await moving(page, () =>
    button(page, 'Continue')
      .click({ timeout: 1000 })
      .catch(() => undefined),
  );
}

/** Meets, or answers right, what is open. Returns how it was asked; undefined when the round is over. */
export async function answerStep(page: Page): Promise<string | undefined> {
  const round = await roundOf(page);
  const step = round && openStep(round);
  if (round === undefined || step === undefined) return undefined;
  const word = openWord(round);
  const { question } = round;
  if (question === null) await moving(page, () => button(page, 'Next').click());
  else if (question.shape === 'pairs') {
    const columns = page.locator('main fieldset');
    for (const id of question.wordIds)
      await expect(async () => {
        if (await isMatched(page, round.at, id)) return;
        await columns.first().getByRole('button').nth(question.wordIds.indexOf(id)).click();
        await columns.last().getByRole('button').nth(question.translationIds.indexOf(id)).click();
        await expect.poll(() => isMatched(page, round.at, id), { timeout: 1000 }).toBe(true);
      }).toPass();
  } else if (question.shape === 'choice') {
    const place = question.optionIds.indexOf(word?.id ?? '');
    const option = page.locator(`main [aria-keyshortcuts="${place + 1}"]`);
    await moving(page, () => option.click());
  } else if (question.shape === 'text') {
    const form = question.from === 'gap' ? /\[([^\]]*)\]/.exec(word?.sentence?.text ?? '')?.[1] : word?.word;
    await page.getByRole('textbox').fill(form ?? '');
    await moving(page, () => button(page, 'Check').click());
  } else if (question.shape === 'card') {
    await button(page, 'Show translation').click();
    await moving(page, () => button(page, /^Good/).click());
  } else if (word !== undefined) {
    const waiting = [...question.tiles.entries()];
    for (const tile of rightTiles(word, round.wishes.learn, round.words) ?? []) {
      const place = waiting.findIndex(([, text]) => text === tile);
      const [[number] = [0]] = waiting.splice(place, 1);
      await page.locator('main fieldset').last().getByRole('button').nth(number).click();
    }
    await moving(page, () => button(page, 'Check').click());
  }
  return step.kind;
}

/** Whether a pair of a match has been found, or the match is over. */
async function isMatched(page: Page, at: number, id: string): Promise<boolean> {
  const round = await roundOf(page);
  if (round === undefined || round.at !== at || round.stage !== 'asking') return true;
  return round.question?.shape === 'pairs' && round.question.matchedIds.includes(id);
}

/** Meets the words that come before the first question. */
export async function meetWords(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^New word 1 of/ })).toBeVisible();
  await expect.poll(async () => (await roundOf(page)) !== undefined).toBe(true);
  while ((await roundOf(page))?.question === null) await takeStep(page);
}

/** Takes steps to the end, and returns how each was asked. */
export async function takeAllSteps(page: Page): Promise<string[]> {
  const kinds: string[] = [];
  for (let kind = await takeStep(page); kind !== undefined; kind = await takeStep(page)) kinds.push(kind);
  return kinds;
}
