import type { getTeacherOptions } from '#contract/teacher.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useSession } from '#web/platform/session/session.ts';

/** Whether this server has a teacher. */
export const useTeacherOptions = (isOn = true) =>
  useEndpoint<typeof getTeacherOptions>('/teacher-options', {}, isOn);

/** The same for a screen that has to know whether it is still on its way; guests are offered nothing, so for them it is not asked. */
export function useTeacherOfPerson() {
  const { status } = useSession();
  return useTeacherOptions(status !== 'guest');
}

/** Whether the person who is here can ask a teacher: guests cannot, and most servers have none. */
export function useHasTeacher(): boolean {
  const { status } = useSession();
  const { data } = useTeacherOfPerson();
  return data?.data.has_teacher === true && status === 'user';
}
