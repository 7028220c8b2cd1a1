import type { ErrorCode } from '#contract/envelope.ts';
import { RequestError } from '../http/errors.ts';
import type { Log } from '../process/log.ts';
import type { Paid } from './budget.ts';
import type { Answer } from './teacher.ts';

type Failed = { kind: 'failed'; code: ErrorCode };
type Running = { answer: Answer; paid: Paid; signal: AbortSignal; log: Log };

/**
 * The lines of an answer, and at the end what it has cost. One that fails says so in its last line, and does not count where the model or this
 * server is to blame; one that its reader stops counts, since it was paid for.
 */
export async function* paidLines<Line>(
  { answer, paid, signal, log }: Running,
  makeLines: () => AsyncGenerator<Line>,
): AsyncGenerator<Line | Failed> {
  let isOurFault = false;
  try {
    yield* makeLines();
  } catch (error) {
    // Whoever has stopped reads no more.
    if (signal.aborted) return;
    isOurFault = !(error instanceof RequestError);
    if (isOurFault) log.warn({ err: error }, 'an answer of the teacher was lost');
    yield { kind: 'failed', code: error instanceof RequestError ? error.code : 'failed' };
  } finally {
    await paid
      .settle({ tokens: answer.tokens(), counts: answer.isOwed() && !isOurFault })
      .catch(error => log.warn({ err: error }, 'the cost of an answer could not be noted'));
  }
}
