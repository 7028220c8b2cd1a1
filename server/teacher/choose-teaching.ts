import type { Log } from '../process/log.ts';
import { openAiModel } from './model.ts';
import type { TeacherEnv } from './options.ts';
import type { TeacherServices } from './routes.ts';
import { createTeacher } from './teacher.ts';

/** The teacher that the settings name; undefined where they name none. */
export function chooseTeaching(env: TeacherEnv, log: Log): TeacherServices['teaching'] {
  const { TEACHER_URL: url, TEACHER_MODEL: name } = env;
  if (url === undefined || name === undefined) return undefined;
  const model = openAiModel({
    url,
    name,
    key: env.TEACHER_KEY,
    timeoutMs: env.TEACHER_TIMEOUT_MS,
    silenceMs: env.TEACHER_SILENCE_MS,
  });
  return {
    teacher: createTeacher({ model, log }),
    budget: { answersADay: env.TEACHER_DAILY_ANSWERS, tokensADay: env.TEACHER_DAILY_TOKENS },
  };
}
