import { LONGEST_ANSWER } from '#contract/teacher-bounds.ts';
import { serviceUnavailable } from '../http/errors.ts';
import { type Log, silentLog } from '../process/log.ts';
import { circuitBreaker } from '../resilience/circuit-breaker.ts';
import { estimatedTokens, lettersToTokens, type Message, type Model, ModelError } from './model.ts';

/** Answers by a language model. */
export type Teacher = Pick<Model, 'host' | 'name'> & {
  /** True while the model is left alone after it has failed. */
  isPaused(): boolean;
  /** The text of the answer in pieces, which are plain text; see `Answer`. */
  answer(messages: readonly Message[], asked: { maxTokens: number; signal: AbortSignal }): Answer;
};

/**
 * An answer on its way. `pieces` throws RequestError 503 when the model fails, and the caller's reason when it is stopped;
 * `tokens` is what it has cost until now. `isOwed` says whether it is to be paid for: once the model was asked, and unless it has failed by itself.
 * One that is stopped before anything has come is owed too, since the model has read the question by then.
 */
export type Answer = { pieces: AsyncGenerator<string>; tokens(): number; isOwed(): boolean };

/** A whole answer of which nothing is of use. Questions can bring it about, so it is paid for, and says nothing against the model. */
class UselessAnswer extends Error {
  override name = 'UselessAnswer';
}

type TeacherNeeds = { model: Model; clock?: () => number; log?: Log };

/** Asks a model within the circuit breaker, and lets only text through. Neither question nor answer is ever logged. */
export function createTeacher({ model, clock = Date.now, log = silentLog }: TeacherNeeds): Teacher {
  const breaker = circuitBreaker(clock);

  function answer(messages: readonly Message[], asked: { maxTokens: number; signal: AbortSignal }): Answer {
    const usage = { tokens: 0 };
    let length = 0;
    let isOwed = false;
    const question = messages.map(({ content }) => content).join('');

    async function* pieces(): AsyncGenerator<string> {
      if (!breaker.mayTry()) throw isDown();
      try {
        isOwed = !asked.signal.aborted;
        for await (const piece of model.complete(messages, { ...asked, usage })) {
          length += piece.length;
          if (length > LONGEST_ANSWER) throw new UselessAnswer(`${model.host}: the answer is too long`);
          yield plain(piece);
        }
        if (length === 0) throw new UselessAnswer(`${model.host} answered nothing`);
        breaker.succeeded();
      } catch (error) {
        if (asked.signal.aborted) {
          breaker.left();
          throw error;
        }
        log.warn({ err: error }, 'the teacher failed');
        isOwed = error instanceof UselessAnswer;
        const isOfQuestion = isOwed || (error instanceof ModelError && error.isRefusal);
        if (isOfQuestion) breaker.succeeded();
        else breaker.failed(error instanceof ModelError ? error.retryAfterMs : undefined);
        throw isDown();
      }
    }
    return {
      pieces: pieces(),
      tokens: () =>
        usage.tokens || (isOwed || length > 0 ? estimatedTokens(question) + lettersToTokens(length) : 0),
      isOwed: () => isOwed,
    };
  }
  return { host: model.host, name: model.name, isPaused: breaker.isPaused, answer };
}

const NOT_TEXT = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Without control characters but new lines, and without marks that turn the direction of what follows. */
function plain(piece: string): string {
  return piece.replace(NOT_TEXT, sign => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''));
}

export const isDown = () => serviceUnavailable('The teacher is not available right now');
