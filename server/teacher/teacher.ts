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
 * `tokens` is what it has cost until now, `hasBegun` whether anything has come.
 */
export type Answer = { pieces: AsyncGenerator<string>; tokens(): number; hasBegun(): boolean };

type TeacherNeeds = { model: Model; clock?: () => number; log?: Log };

/** Asks a model within the circuit breaker, and lets only text through. Neither question nor answer is ever logged. */
export function createTeacher({ model, clock = Date.now, log = silentLog }: TeacherNeeds): Teacher {
  const breaker = circuitBreaker(clock);

  function answer(messages: readonly Message[], asked: { maxTokens: number; signal: AbortSignal }): Answer {
    const usage = { tokens: 0 };
    let length = 0;
    const question = messages.map(({ content }) => content).join('');

    async function* pieces(): AsyncGenerator<string> {
      if (!breaker.mayTry()) throw isDown();
      try {
        for await (const piece of model.complete(messages, { ...asked, usage })) {
          length += piece.length;
          if (length > LONGEST_ANSWER) throw new ModelError(`${model.host}: the answer is too long`);
          yield plain(piece);
        }
        if (length === 0) throw new ModelError(`${model.host} answered nothing`);
        breaker.succeeded();
      } catch (error) {
        if (asked.signal.aborted) throw error;
        log.warn({ err: error }, 'the teacher failed');
        const isRefusal = error instanceof ModelError && error.isRefusal;
        if (isRefusal) breaker.succeeded();
        else breaker.failed(error instanceof ModelError ? error.retryAfterMs : undefined);
        throw isDown();
      }
    }
    return {
      pieces: pieces(),
      tokens: () => usage.tokens || (length === 0 ? 0 : estimatedTokens(question) + lettersToTokens(length)),
      hasBegun: () => length > 0,
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
