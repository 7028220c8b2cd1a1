import type { Language } from '#languages/index.ts';
import type { Db, Queries } from '../database/database.ts';
import { findCourse, keepCourse, listCourses, nextWords } from './course-store.ts';
import { findLearner, findStudent, type Learner, lockLearner, type Student } from './learner-store.ts';
import { replayWords } from './recount.ts';

/**
 * Completes the cached states of a learning language by the present rule and retention, and returns whose they are. Makes them
 * from the log in transactions of some words each: others are served in between.
 */
export async function filledCourse(db: Db, userId: string, learn: Language): Promise<Student> {
  for (;;) {
    const student = await findStudent(db, userId, learn);
    if (student.course?.isFilled !== false) return student;
    await db.transaction(queries => fillOn(queries, userId, learn));
  }
}

/** The same for every learning language of a person. */
export async function filledCourses(
  db: Db,
  userId: string,
): Promise<{ learner: Learner; learns: Language[] }> {
  const learns = await listCourses(db, userId);
  for (const learn of learns) await filledCourse(db, userId, learn);
  return { learner: await findLearner(db, userId), learns };
}

async function fillOn(queries: Queries, userId: string, learn: Language): Promise<void> {
  const learner = await lockLearner(queries, userId);
  const { retention } = learner.settings;
  const whose = { userId, learn };
  // Another request may have gone on meanwhile.
  const course = await findCourse(queries, whose, retention);
  if (course === undefined || course.isFilled) return;
  const { wordIds, isEnd } = await nextWords(queries, whose, course.filledTo);
  await replayWords({ queries, learner, learn }, wordIds);
  const filledTo = wordIds.at(-1) ?? course.filledTo;
  await keepCourse(queries, whose, { filledTo, isFilled: isEnd }, retention);
}
