import type { Reply } from '#contract/endpoint.ts';
import type { getTeacher } from '#contract/teacher.ts';

/** Who answers, how much is left today, and the talks until now. */
export type TeacherState = Reply<typeof getTeacher>['data'];
