export type RenderBudget = {
  /**
   * Takes what a page is likely to cost: many that begin at once do not all find the same time left. The returned function says
   * how long it did take; a page that failed keeps what was taken. Undefined where there is no time.
   */
  take: () => ((milliseconds: number) => void) | undefined;
};

/** What the first pages are taken to cost, before any has been measured. */
const FIRST_GUESS_MS = 30;
/** How much the last page counts in what the next is likely to cost. */
const NEWEST_SHARE = 0.1;

/**
 * Rendering blocks the process, so pages that nobody has asked for yet get a share of its time: `share` of it, with `most`
 * milliseconds saved up. A visitor who comes when it is spent gets the empty shell, which the browser fills.
 *
 * @param clock milliseconds, as performance.now
 */
export function renderBudget({
  share,
  most,
  clock,
}: {
  share: number;
  most: number;
  clock: () => number;
}): RenderBudget {
  let saved = most;
  let noted = clock();
  let likely = FIRST_GUESS_MS;
  const earn = () => {
    const now = clock();
    saved = Math.min(most, saved + (now - noted) * share);
    noted = now;
  };
  return {
    take: () => {
      earn();
      if (saved <= 0) return undefined;
      const taken = likely;
      saved -= taken;
      return milliseconds => {
        earn();
        saved += taken - milliseconds;
        likely += (milliseconds - likely) * NEWEST_SHARE;
      };
    },
  };
}
