import type { AnswerWord, TeacherTurn, TurnLine } from '#contract/teacher.ts';
import { MOST_TURNS, type Wish } from '#contract/teacher-bounds.ts';
import type { Language } from '#languages/index.ts';
import { lockPerson } from '../account/store.ts';
import type { Db } from '../database/database.ts';
import { invalidInput } from '../http/errors.ts';
import { StreamedLines } from '../http/streamed-lines.ts';
import type { Log } from '../process/log.ts';
import type { Budget } from './budget.ts';
import { answerSplitter, readCorrection } from './correction.ts';
import type { LearnerWords } from './learner-words.ts';
import { estimatedTokens } from './model.ts';
import { paidLines } from './paid-lines.ts';
import { TURN_TOKENS, turnMessages } from './prompts.ts';
import { findTurns, type StoredTurn, saveTurn } from './store.ts';
import { type Answer, isDown, type Teacher } from './teacher.ts';

type TalkNeeds = {
  db: Db;
  teacher: Teacher;
  budget: Budget;
  wordsOf: (answer: string, learn: Language) => Promise<AnswerWord[]>;
  log: Log;
  clock: () => number;
};

type Turn = {
  userId: string;
  talkId: string;
  number: number;
  learn: Language;
  lang: Language;
  said: string;
  wish?: Wish | undefined;
  /** What the teacher is told of the learner. */
  words: () => Promise<LearnerWords>;
};

/**
 * Makes the function that takes a turn of a talk. It is kept once its answer is whole; one that fails is neither kept nor counted, one that is stopped
 * counts, since it was paid for.
 */
export function talks({ db, teacher, budget, wordsOf, log, clock }: TalkNeeds) {
  const shown = async ({ learn, ...turn }: StoredTurn): Promise<TeacherTurn> => ({
    ...turn,
    words: await wordsOf(turn.answer, learn),
  });

  return async ({ userId, talkId, words, ...asked }: Turn): Promise<StreamedLines<TurnLine>> => {
    const { number, learn, lang, said, wish } = asked;
    const past = await findTurns(db, userId, talkId);
    const again = past.find(turn => turn.number === number && turn.said === said && turn.wish === wish);
    // Its reply was lost on the way.
    if (again !== undefined) return new StreamedLines(() => sentAgain(again, userId));
    const last = past.at(-1);
    if (number !== (last?.number ?? -1) + 1) throw invalidInput({ number: ['Is not the next turn'] });
    if (past.length >= MOST_TURNS) throw invalidInput({ number: [`A talk has at most ${MOST_TURNS} turns`] });
    if (last !== undefined && last.learn !== learn)
      throw invalidInput({ learn: ['The talk is in another language'] });
    if (teacher.isPaused()) throw isDown();
    const messages = turnMessages({ learn, lang, words: await words(), past, said, wish });
    const expected = estimatedTokens(messages.map(({ content }) => content).join('')) + TURN_TOKENS;
    const paid = await budget.take(userId, expected);
    const answerTurn = async function* (answer: Answer): AsyncGenerator<TurnLine> {
      const splitter = answerSplitter();
      let text = '';
      for await (const piece of answer.pieces) {
        const shownPiece = splitter.push(piece);
        text += shownPiece;
        if (shownPiece !== '') yield { kind: 'text', text: shownPiece };
      }
      const rest = splitter.end();
      text += rest.answer;
      if (text.trim() === '') throw isDown();
      if (rest.answer !== '') yield { kind: 'text', text: rest.answer };
      const correction = wish === undefined ? readCorrection(rest.behind, said) : undefined;
      const turn: StoredTurn = { number, learn, wish, said, answer: text, correction, at: clock() };
      await db.transaction(async queries => {
        await lockPerson(queries, userId);
        await saveTurn(queries, { userId, talkId }, turn);
      });
      yield { kind: 'done', turn: await shown(turn), answers_left: paid.left };
    };
    return new StreamedLines(signal => {
      const answer = teacher.answer(messages, { maxTokens: TURN_TOKENS, signal });
      return paidLines({ answer, paid, signal, log }, () => answerTurn(answer));
    });
  };

  async function* sentAgain(turn: StoredTurn, userId: string): AsyncGenerator<TurnLine> {
    yield { kind: 'text', text: turn.answer };
    yield { kind: 'done', turn: await shown(turn), answers_left: await budget.left(userId) };
  }
}
