import type { Limits } from '../../http/limits.ts';
import { AnkiError } from './anki-error.ts';

/** Signs that one request may have looked at or sent: all that 10,000 cards of a usual length say, several times over. */
const MOST_SIGNS = 20_000_000;
/** Each such part that is begun counts against the person, whichever of their programs asks. */
const COUNTED_SIGNS = 1_000_000;

/**
 * Makes the count of what one request takes, all its actions together: a search with many terms, or one note asked for ten thousand times, would
 * keep everybody else waiting.
 *
 * @returns what is told of each step how many signs it takes
 */
export function requestEffort(limits: Pick<Limits, 'countHere'>, userId: string): (signs: number) => void {
  let spent = 0;
  let counted = 0;
  /** @throws AnkiError beyond what one request may take, RequestError 429 beyond what a person may in a minute */
  return signs => {
    spent += signs;
    if (spent > MOST_SIGNS)
      throw new AnkiError('this takes too long; ask for fewer notes, or with fewer terms');
    if (spent <= counted) return;
    const parts = Math.ceil((spent - counted) / COUNTED_SIGNS);
    counted += parts * COUNTED_SIGNS;
    limits.countHere('programEffort', userId, parts);
  };
}
