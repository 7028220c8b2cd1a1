export type RenderBudget = {
  /** Whether another page may be rendered now. */
  hasSome: () => boolean;
  /** Notes how long one took. */
  spend: (milliseconds: number) => void;
};

/**
 * Rendering blocks the process, so pages that nobody has asked for yet get a share of its time: `share` of it, with `most`
 * milliseconds saved up. Whoever comes when it is spent gets the empty shell, which their browser fills.
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
  const earn = () => {
    const now = clock();
    saved = Math.min(most, saved + (now - noted) * share);
    noted = now;
  };
  return {
    hasSome: () => {
      earn();
      return saved > 0;
    },
    spend: milliseconds => {
      earn();
      saved -= milliseconds;
    },
  };
}
