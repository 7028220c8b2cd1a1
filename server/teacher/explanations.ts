import { createHash } from 'node:crypto';
import { readExplanation } from '#contract/explanation.ts';
import type { ExplanationLine } from '#contract/teacher.ts';
import type { Language } from '#languages/index.ts';
import type { Db } from '../database/database.ts';
import { StreamedLines } from '../http/streamed-lines.ts';
import type { Log } from '../process/log.ts';
import type { Budget } from './budget.ts';
import { estimatedTokens, type Message } from './model.ts';
import { paidLines } from './paid-lines.ts';
import { EXPLANATION_TOKENS, explanationMessages } from './prompts.ts';
import { findExplanation, saveExplanation } from './store.ts';
import { type Answer, isDown, type Teacher } from './teacher.ts';

type Asked = {
  userId: string;
  sentence: string;
  word: string;
  learn: Language;
  lang: Language;
  isSimpler: boolean;
  /** The learner thinks that what was explained is wrong. */
  isDoubted: boolean;
};
type ExplanationNeeds = { db: Db; teacher: Teacher; budget: Budget; log: Log; clock: () => number };

/** After a year a model may know better. Each has up to six kilobytes. */
export const EXPLAINED_FOR_DAYS = 365;
export const MOST_EXPLANATIONS = 20_000;

/**
 * Makes the function that explains a word of a sentence. What was explained is kept by a digest of the whole question, so the same question is paid for
 * once, whoever asks; of a sentence that nobody else has, nobody else can find the explanation. One that is doubted is given to the
 * model to be looked at once more, and that is kept too.
 */
export function explanations({ db, teacher, budget, log, clock }: ExplanationNeeds) {
  const hashOf = (messages: readonly Message[]) =>
    createHash('sha256')
      .update(JSON.stringify([teacher.host, teacher.name, messages]))
      .digest('base64url');

  /** What was not kept is asked for anew, which is a second look too. */
  async function messagesFor({ isDoubted, ...asked }: Omit<Asked, 'userId'>): Promise<Message[]> {
    const first = explanationMessages(asked);
    const doubted = isDoubted ? await findExplanation(db, hashOf(first)) : undefined;
    return doubted === undefined ? first : explanationMessages({ ...asked, doubted });
  }

  return async ({ userId, ...asked }: Asked): Promise<StreamedLines<ExplanationLine>> => {
    const messages = await messagesFor(asked);
    const askedHash = hashOf(messages);
    const known = await findExplanation(db, askedHash);
    if (known !== undefined) return new StreamedLines(() => kept(known, userId));
    if (teacher.isPaused()) throw isDown();
    const expected = estimatedTokens(messages.map(({ content }) => content).join('')) + EXPLANATION_TOKENS;
    const paid = await budget.take(userId, expected);
    const explain = async function* (answer: Answer): AsyncGenerator<ExplanationLine> {
      let text = '';
      for await (const piece of answer.pieces) {
        text += piece;
        yield { kind: 'text', text: piece };
      }
      // What is not as it was asked for is shown, and asked for anew the next time.
      if (readExplanation(text, true) !== undefined)
        await saveExplanation(db, { askedHash, explanation: text, at: clock() });
      yield { kind: 'done', answers_left: paid.left };
    };
    return new StreamedLines(signal => {
      const answer = teacher.answer(messages, { maxTokens: EXPLANATION_TOKENS, signal });
      return paidLines({ answer, paid, signal, log }, () => explain(answer));
    });
  };

  async function* kept(text: string, userId: string): AsyncGenerator<ExplanationLine> {
    yield { kind: 'text', text };
    yield { kind: 'done', answers_left: await budget.left(userId) };
  }
}
