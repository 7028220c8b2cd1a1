import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';

/** How often one key (an address, an address with an e-mail, or a person) may do a thing. */
const RULES = {
  /** Guessing one account's password from one address. */
  loginToAccount: { points: 10, duration: 300 },
  /** A school class behind one address may still log in at once. */
  login: { points: 100, duration: 300 },
  register: { points: 60, duration: 3600 },
  /** Play all speaks less than two clips a second. */
  speech: { points: 300, duration: 60 },
  /** Words that an outside service has to be asked for, which may cost money; the built-in ones are free. */
  translate: { points: 60, duration: 60 },
  /** One person's own cards; a file of 10,000 rows takes some 50 calls. */
  cards: { points: 120, duration: 60 },
  /** Messages of one address, and of all: the mailbox belongs to people. */
  contact: { points: 5, duration: 600 },
  contactInAll: { points: 100, duration: 3600 },
  /** Saved answers of one person, counted one by one: three a second, and what gathered during a day without a connection. */
  answers: { points: 2000, duration: 600 },
  /** One every four seconds, day and night. */
  answersInADay: { points: 20_000, duration: 86_400 },
  /** Rows of another program's log: some years of ten thousand words. */
  history: { points: 300_000, duration: 86_400 },
  /** Marks and undone rows of one person, counted one by one: some placement checks and their undo in an hour. */
  learningChanges: { points: 30_000, duration: 3600 },
  /** Changes of one person's dictionary: faster than anybody presses a button. */
  dictionaryChanges: { points: 240, duration: 60 },
  /** Words in those changes: the whole catalogue in and out several times an hour. */
  dictionaryWords: { points: 30_000, duration: 3600 },
} satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof RULES;

export type Limits = {
  /** Counts one use, or as many as `points`; throws 429 with the seconds to wait once the rule's points are used up. */
  use(name: LimitName, key: string, points?: number): Promise<void>;
  /** Forgets what was counted for the key, after a success. */
  reset(name: LimitName, key: string): Promise<void>;
};

export const noLimits: Limits = { use: async () => {}, reset: async () => {} };

type Rule = { keyPrefix: string; points: number; duration: number };

/** Limits counted by the given kind of limiter, in this process unless told otherwise. */
export function createLimits(
  create: (rule: Rule) => RateLimiterAbstract = rule => new RateLimiterMemory(rule),
): Limits {
  const names = Object.keys(RULES) as LimitName[];
  const limiters = new Map(names.map(name => [name, create({ keyPrefix: name, ...RULES[name] })]));
  return {
    use: async (name, key, points = 1) => {
      try {
        await limiters.get(name)?.consume(key, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    reset: async (name, key) => {
      await limiters.get(name)?.delete(key);
    },
  };
}
