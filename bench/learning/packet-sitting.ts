import type { PacketPolicy, Question, Session, Trainer } from './policy.ts';
import type { Random } from './random.ts';
import { answer, claimsToKnow, meet, type Student } from './student.ts';

type Sitting = {
  student: Student;
  policy: PacketPolicy;
  session: Session;
  moment: { day: number; spent: number };
};

/** One packet after another until the seconds of the day are over or nothing is left to do. */
export function studyPackets(sitting: Sitting, limit: number): void {
  const { policy, session, moment } = sitting;
  while (moment.spent < limit) {
    const packet = policy.packet(moment.day);
    if (packet.length === 0) break;
    const missed: Question[] = [];
    for (const question of packet) {
      if (moment.spent >= limit) break;
      if (!ask(sitting, question)) missed.push(question);
    }
    if (session.drills) drill(sitting, missed, limit);
  }
}

function drill(sitting: Sitting, missed: Question[], limit: number) {
  let left = missed;
  for (let round = 0; round < 3 && left.length > 0; round += 1) {
    left = left.filter(question => sitting.moment.spent < limit && !ask(sitting, question));
  }
}

/** Asks one question, or shows the word first if it is new; false if the learner was wrong. */
function ask({ student, policy, session, moment }: Sitting, question: Question): boolean {
  const { word } = question;
  const { day } = moment;
  const last = student.lastDay[word] ?? -1;
  if (last < 0 && session.skipsKnown && claimsToKnow(student, word, moment)) {
    policy.markKnown?.(word, day);
    return true;
  }
  if (last < 0) meet(student, word, moment);
  const trainer = question.trainer ?? drawTrainer(session.flashcardShare, student.random);
  const purpose = last < 0 ? 'fresh' : last < day ? 'due' : 'repeated';
  const asked = { word, exercise: trainer, isNear: question.isNear ?? false, purpose } as const;
  const { right, grade, seconds } = answer(student, asked, moment);
  if (last < day) policy.record({ word, day, trainer, right, grade, milliseconds: 1000 * seconds });
  return right;
}

function drawTrainer(flashcardShare: number, random: Random): Trainer {
  return random.next() < flashcardShare ? 'flashcard' : 'choice';
}
