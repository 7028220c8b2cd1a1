import { type Budget, type Counters, type OwnCounters, ownCounters, type Refused } from './counters.ts';
import { tooManyRequests } from './errors.ts';
import { type LimitName, RULES, type Rule } from './limit-rules.ts';
import { networksOf } from './networks.ts';

export type Limits = {
  /**
   * Counts one use, or as many as `points`; throws 429 with the seconds to wait once the rule's points are used up.
   *
   * @param key what is counted; an address where the rule counts addresses, which is counted with its networks
   */
  use(name: LimitName, key: string, points?: number): Promise<void>;
  /** The same at once, and in this process only: for responses that nothing else is waited for. */
  countHere(name: LimitName, key: string, points?: number): void;
  /** Takes uses back that turned out to be none. */
  giveBack(name: LimitName, key: string, points?: number): Promise<void>;
  /** Forgets what was counted for the key, after a success. */
  reset(name: LimitName, key: string): Promise<void>;
};

export const noLimits: Limits = {
  use: async () => {},
  countHere: () => {},
  giveBack: async () => {},
  reset: async () => {},
};

/** What all may use together, where a setting says so. */
export type InAll = Partial<Record<LimitName, number>>;

/** Limits counted in `shared`, or in this process. */
export function createLimits({
  own = ownCounters(),
  shared = own,
  inAll = {},
}: {
  own?: OwnCounters;
  shared?: Counters;
  inAll?: InAll;
} = {}): Limits {
  const budgets = (name: LimitName, key: string) =>
    placesOf(name, { ...RULES[name], ...allOf(inAll[name]) }, key);
  return {
    use: async (name, key, points = 1) => refuse(await shared.use(budgets(name, key), points)),
    countHere: (name, key, points = 1) => refuse(own.countNow(budgets(name, key), points)),
    giveBack: async (name, key, points = 1) => {
      for (const budget of budgets(name, key)) await shared.giveBack(budget.key, points);
    },
    reset: async (name, key) => {
      for (const budget of budgets(name, key)) await shared.forget(budget.key);
    },
  };
}

const allOf = (inAll: number | undefined) => (inAll === undefined ? {} : { inAll });

function refuse(refused: Refused): void {
  if (refused !== undefined) throw tooManyRequests(Math.max(1, Math.ceil(refused.msLeft / 1000)));
}

/** The budgets that a use is counted in, the narrowest first. */
function placesOf(name: LimitName, { points, duration, wider, inAll }: Rule, key: string): Budget[] {
  if (wider === undefined) return [{ key: `${name} ${key}`, points, duration }];
  const [narrowest, ...more] = networksOf(key);
  const budgets = [{ key: `${name} ${narrowest}`, points, duration }];
  for (const network of more) budgets.push({ key: `${name} ${network}`, points: wider, duration });
  if (inAll !== undefined) budgets.push({ key: `${name} all`, points: inAll, duration });
  return budgets;
}
