import { newId } from '#web/platform/storage/new-id.ts';

/** Gives what is sent its id. */
export type IdempotencyKeys = {
  /** The id of before where the same is sent again, whose reply may have been lost: so the server knows it. */
  of(sent: unknown): string;
  /** From here on the same is another one. */
  forget(): void;
};

/** Remembers what was sent last. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { written: string; id: string } | undefined;
  return {
    of: sent => {
      const written = JSON.stringify(sent);
      if (last?.written !== written) last = { written, id: newId() };
      return last.id;
    },
    forget: () => {
      last = undefined;
    },
  };
}
